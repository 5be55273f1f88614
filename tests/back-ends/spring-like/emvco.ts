/** A field of the text of a QR code: two digits of tag, two of length, the value. */
const field = (tag: string, value: string): string => `${tag}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16 with the polynomial 1021, from FFFF. */
function checksum(text: string): string {
  let sum = 0xffff;
  for (const byte of Buffer.from(text, 'latin1')) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}

/** The text of a Thai bill payment, for one use and a fixed amount in baht. */
export function billPaymentText(billerId: string, reference1: string, reference2: string, amount: number): string {
  const bill =
    field('00', 'A000000677010112') + field('01', billerId) + field('02', reference1) + field('03', reference2);
  const text =
    field('00', '01') +
    field('01', '12') +
    field('30', bill) +
    field('53', '764') +
    field('54', amount.toFixed(2)) +
    field('58', 'TH') +
    '6304';
  return text + checksum(text);
}
