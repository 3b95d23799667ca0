// Plain JavaScript, so that an old Node says what is wrong in one line.
const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  console.error(
    `diyar: Node 24 is needed, this is ${process.versions.node}: npm ci brings it along on Linux and Windows`,
  );
  process.exit(1);
}
await import('./start.ts');
