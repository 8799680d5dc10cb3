"""Makes schemas, values and changed messages by chance; what is made follows from the `random` that is given, and nothing else."""
