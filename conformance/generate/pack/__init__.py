"""The rules of spec/pack.md and spec/frame.md as a program, slow and plain, to make and check the vectors."""
