//! The official Rust implementation. usage: flex read | flex write
//! read: length-prefixed messages in, canonical JSON lines out; write: JSON lines in, length-prefixed messages out.

use flexbuffers::{FlexBufferType, MapReader, Reader};
use serde::Serialize;
use serde_json::{json, Value};
use std::io::{stdin, stdout, BufRead, BufWriter, Read, Write};

type Failure = Box<dyn std::error::Error>;

fn bits(value: f64) -> Value {
    let bits = if value.is_nan() {
        0x7ff8_0000_0000_0000
    } else {
        value.to_bits()
    };
    json!(format!("f64:{bits:016x}"))
}

fn entries(map: MapReader<&[u8]>) -> Result<Value, Failure> {
    let entries = map
        .iter_keys()
        .map(|key| Ok((key.to_string(), canonical(map.index(key)?)?)));
    Ok(Value::Object(entries.collect::<Result<_, Failure>>()?))
}

fn canonical(value: Reader<&[u8]>) -> Result<Value, Failure> {
    Ok(match value.flexbuffer_type() {
        FlexBufferType::Null => Value::Null,
        FlexBufferType::Bool => json!(value.get_bool()?),
        FlexBufferType::Int => json!(value.get_i64()?),
        FlexBufferType::UInt => json!(value.get_u64()?),
        FlexBufferType::Float => bits(value.get_f64()?),
        FlexBufferType::Key => json!(value.get_key()?),
        FlexBufferType::String => json!(value.get_str()?),
        FlexBufferType::Blob => {
            let digits: String = value
                .get_blob()?
                .0
                .iter()
                .map(|byte| format!("{byte:02x}"))
                .collect();
            json!(format!("hex:{digits}"))
        }
        FlexBufferType::Map => entries(value.get_map()?)?,
        _ => Value::Array(
            value
                .get_vector()?
                .iter()
                .map(canonical)
                .collect::<Result<_, _>>()?,
        ),
    })
}

fn read(message: &[u8]) -> String {
    match Reader::get_root(message)
        .map_err(Failure::from)
        .and_then(canonical)
    {
        Ok(value) => value.to_string(),
        Err(failure) => format!("error: {failure}"),
    }
}

fn read_all() -> Result<(), Failure> {
    let mut input = Vec::new();
    stdin().read_to_end(&mut input)?;
    let mut output = BufWriter::new(stdout());
    let mut rest = &input[..];
    while let Some((size, after)) = rest.split_first_chunk::<4>() {
        let (message, next) = after.split_at(u32::from_le_bytes(*size) as usize);
        writeln!(output, "{}", read(message))?;
        rest = next;
    }
    Ok(())
}

fn write_all() -> Result<(), Failure> {
    let mut output = BufWriter::new(stdout());
    for line in stdin().lock().lines() {
        let mut serializer = flexbuffers::FlexbufferSerializer::new();
        serde_json::from_str::<Value>(&line?)?.serialize(&mut serializer)?;
        let message = serializer.take_buffer();
        output.write_all(&(message.len() as u32).to_le_bytes())?;
        output.write_all(&message)?;
    }
    Ok(())
}

fn main() -> Result<(), Failure> {
    match std::env::args().nth(1).as_deref() {
        Some("read") => read_all(),
        _ => write_all(),
    }
}
