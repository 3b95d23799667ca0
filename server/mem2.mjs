const mb = (n) => Math.round(n / 1048576);
const say = (l) => {
  globalThis.gc?.();
  const m = process.memoryUsage();
  console.log(
    l.padEnd(40),
    'rss',
    mb(m.rss),
    'heap',
    mb(m.heapUsed),
    '/',
    mb(m.heapTotal),
    'ext',
    mb(m.external),
  );
};
say('bare');
for (const m of process.argv.slice(2)) {
  await import(m);
  say(m);
}
