import { gif, jpeg, pdf, png } from '../testing/pictures.ts';

const SCRIPT = '<script>parent.ran()</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="ran()">${SCRIPT}</svg>`;

/** What is never a picture, a film or a contract, and what it is refused with wherever it is sent. */
export async function refusedFiles(): Promise<Record<string, [bytes: Buffer, status: number]>> {
  return {
    svg: [Buffer.from(svg), 415],
    'svg behind a comment': [Buffer.from(`<!-- ${'x'.repeat(5000)} -->${svg}`), 415],
    html: [Buffer.from(`<!doctype html>${SCRIPT}`), 415],
    xml: [
      Buffer.from(`<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>`),
      415,
    ],
    'xml that is svg': [Buffer.from(`<?xml version="1.0"?>${svg}`), 415],
    js: [Buffer.from('fetch("/api/admin/users")'), 415],
    'js behind a BOM': [Buffer.from('\ufeffalert(1)'), 415],
    'gif that is js': [Buffer.from(`GIF89a/*${'x'.repeat(100)}*/=1;alert(1)//`), 422],
    'jpeg head before html': [
      Buffer.concat([(await jpeg()).subarray(0, 20), Buffer.from(SCRIPT.repeat(200))]),
      422,
    ],
    'half a png': [(await png()).subarray(0, 900), 422],
    empty: [Buffer.alloc(0), 422],
  };
}

/** Pictures that are real and something else besides. */
export async function twoFacedPictures(): Promise<Record<string, Buffer>> {
  const tail = Buffer.from(`\n--><html>${SCRIPT}</html>`);
  return {
    'jpeg before html': Buffer.concat([await jpeg({ width: 40, height: 30 }), tail]),
    'png before html': Buffer.concat([await png({ width: 40, height: 30 }), tail]),
    'gif before html': Buffer.concat([await gif({ width: 40, height: 30 }), tail]),
  };
}

export const twoFacedContract = Buffer.concat([pdf(), Buffer.from(`<html>${SCRIPT}</html>`)]);

/** Names that want to be a path, a header, a device, a page or a great many letters. */
export const HOSTILE_NAMES: readonly string[] = [
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini.png',
  '/etc/cron.d/x.png',
  '%2e%2e%2f%2e%2e%2fx.png',
  'x.png/../../../owner',
  'x.php',
  'x.html',
  'x.svg',
  'CON.png',
  '.htaccess',
  `"><img src=x onerror=ran()>.png`,
  "x'; drop table files; --.png",
  'a\u202egnp.exe',
  'x\u0000.png',
  'x\r\nset-cookie: a=b.png',
  'x\\"; filename="y.html',
  'ز'.repeat(3000),
  '   ',
  '.',
  '..',
];
