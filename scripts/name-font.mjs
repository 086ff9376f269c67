/** Name records kept from the original: copyright, licence and its address. */
const KEPT = [0, 13, 14];

const checksum = (data) => {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
  return sum;
};

const padded = (data) => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);

/** The table of names with a name of its own for the family, the whole font and PostScript. */
function nameTable(old, name) {
  const [count, texts] = [old.readUInt16BE(2), old.readUInt16BE(4)];
  const records = Array.from({ length: count }, (_, index) => {
    const [platform, , , id, length, offset] = [0, 2, 4, 6, 8, 10].map((field) => old.readUInt16BE(6 + 12 * index + field));
    return { platform, id, text: old.subarray(texts + offset, texts + offset + length) };
  }).filter(({ platform, id }) => platform === 3 && KEPT.includes(id));
  const own = Object.entries({ 1: name, 2: "Regular", 4: name, 6: name.replaceAll(" ", "") }).map(([id, words]) => ({
    id: Number(id),
    text: Buffer.from(words, "utf16le").swap16(),
  }));
  const all = [...records, ...own].sort((a, b) => a.id - b.id);
  const header = Buffer.alloc(6 + 12 * all.length);
  [0, all.length, header.length].forEach((value, index) => {
    header.writeUInt16BE(value, 2 * index);
  });
  let offset = 0;
  all.forEach(({ id, text }, index) => {
    [3, 1, 0x409, id, text.length, offset].forEach((value, field) => {
      header.writeUInt16BE(value, 6 + 12 * index + 2 * field);
    });
    offset += text.length;
  });
  return Buffer.concat([header, ...all.map(({ text }) => text)]);
}

/**
 * Gives a TrueType font a name of its own. Cutting a weight out of a variable font leaves the family's name on it, and a PDF writer takes
 * two fonts of one name for the same font: it then embeds a copy at every change of weight.
 */
export function nameFont(bytes, name) {
  const font = Buffer.from(bytes);
  const count = font.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 12 + 16 * index;
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    const tag = font.toString("latin1", at, at + 4);
    const data = Buffer.from(font.subarray(offset, offset + length));
    return { tag, data: tag === "name" ? nameTable(data, name) : data };
  });
  const head = tables.find(({ tag }) => tag === "head").data;
  head.writeUInt32BE(0, 8);
  const directory = Buffer.concat([font.subarray(0, 12), Buffer.alloc(16 * count)]);
  let offset = directory.length;
  tables.forEach(({ tag, data }, index) => {
    const at = 12 + 16 * index;
    directory.write(tag, at, "latin1");
    [checksum(padded(data)), offset, data.length].forEach((value, field) => {
      directory.writeUInt32BE(value, at + 4 + 4 * field);
    });
    offset += padded(data).length;
  });
  const whole = () => Buffer.concat([directory, ...tables.map(({ data }) => padded(data))]);
  head.writeUInt32BE((0xb1b0afba - checksum(whole())) >>> 0, 8);
  return whole();
}
