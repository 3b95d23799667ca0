/**
 * Parses a text/event-stream incrementally, from chunks of any size. Comments, which only hold the connection
 * open, are ignored.
 */
export function createEventParser(onEvent: (name: string, data: string) => void) {
  let rest = '';
  let name = 'message';
  let data: string[] = [];

  function readLine(line: string) {
    if (line === '') {
      if (data.length > 0) onEvent(name, data.join('\n'));
      name = 'message';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }

  return (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) readLine(line.replace(/\r$/, ''));
  };
}
