import type { DemoContract } from '../types.ts';

/** A4 in points; the origin is the lower left corner. */
const WIDTH = 595;
const HEIGHT = 842;
const EDGE = 72;

/** Helvetica is built into every PDF reader but has Latin letters only; anything else is refused. */
function literal(text: string): string {
  if (!/^[\x20-\x7e\xa0-\xff]*$/.test(text)) throw new Error(`Not Latin text: ${text}`);
  return `(${text.replace(/[\\()]/g, (character) => `\\${character}`)})`;
}

const write = (text: string, x: number, y: number, size = 11, font: 'F1' | 'F2' = 'F1') =>
  `BT /${font} ${size} Tf ${x} ${y} Td ${literal(text)} Tj ET`;
const rule = (x: number, y: number, to: number, weight = 0.6) => `${weight} w ${x} ${y} m ${to} ${y} l S`;

/** The arch of the mark: two uprights under a half circle, drawn as two Bézier quarters. */
function arch(x: number, y: number, radius: number): string {
  const bend = radius * 0.5523;
  const top = y + radius;
  return [
    `${radius * 0.3} w ${x - radius} ${y} m ${x - radius} ${top} l`,
    `${x - radius} ${top + bend} ${x - bend} ${top + radius} ${x} ${top + radius} c`,
    `${x + bend} ${top + radius} ${x + radius} ${top + bend} ${x + radius} ${top} c`,
    `${x + radius} ${y} l S`,
  ].join(' ');
}

const wording = {
  sale: {
    title: 'Contract of sale',
    party: 'Buyer',
    clauses: [
      'The seller sells and the buyer buys the property named above, with its share in the land and',
      'in the common parts of the building. The buyer has seen the property and accepts its plan.',
      'The price is paid as the parties agreed; each payment is confirmed by a written receipt.',
    ],
  },
  reservation: {
    title: 'Reservation agreement',
    party: 'Holder',
    clauses: [
      'Diyar keeps the property named above for the holder at the amount stated. Payments are',
      'recorded as dated lines and each is confirmed by a written receipt. The contract of sale is',
      'signed once the amount has been paid in full.',
    ],
  },
};

type ContractKind = keyof typeof wording;

function pageContent(kind: ContractKind, contract: DemoContract, signedOn: string): string {
  const { title, party, clauses } = wording[kind];
  const facts = [
    ['Reference', contract.reference],
    ['Date', signedOn],
    ['Seller', 'Diyar, Al-Irsal Street, Ramallah, Palestine'],
    [party, contract.party],
    ['Property', contract.property],
    ['Amount', contract.amount],
  ] as const;
  const signatures = 300;
  return [
    '0.27 0.35 0.23 RG 0.12 0.14 0.13 rg',
    arch(EDGE + 12, HEIGHT - 96, 11),
    write('Diyar', EDGE + 36, HEIGHT - 90, 20, 'F2'),
    '0.89 0.88 0.84 RG',
    rule(EDGE, HEIGHT - 120, WIDTH - EDGE, 1),
    write(title, EDGE, HEIGHT - 166, 22, 'F2'),
    ...facts.flatMap(([label, value], row) => {
      const y = HEIGHT - 214 - row * 30;
      return [write(label, EDGE, y, 10), write(value, EDGE + 110, y), rule(EDGE, y - 11, WIDTH - EDGE)];
    }),
    ...clauses.map((clause, line) => write(clause, EDGE, HEIGHT - 424 - line * 17)),
    '0.12 0.14 0.13 RG',
    rule(EDGE, signatures, EDGE + 180),
    rule(WIDTH - EDGE - 180, signatures, WIDTH - EDGE),
    write('For Diyar', EDGE, signatures - 16, 10),
    write(party, WIDTH - EDGE - 180, signatures - 16, 10),
    write('Sample document of the demonstration, without legal force.', EDGE, 60, 9),
  ].join('\n');
}

/** One page of PDF 1.4: objects, the table of their offsets, the trailer. */
export function contractPdf(kind: ContractKind, contract: DemoContract, signedOn: string): Uint8Array {
  const content = pageContent(kind, contract, signedOn);
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title ${literal(`${wording[kind].title} ${contract.reference}`)} /Author (Diyar) >>`,
  ];

  // Latin-1 has one byte per character, so string lengths are byte offsets.
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(file, 'latin1'));
}
