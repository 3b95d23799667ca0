export type Block = { section: string; line: number; commands: string; tried: boolean };

const NOT_TRIED = 'sh not tried here';

/** The command blocks of a page with their sections. A block with another language tag is an error. */
export function blocksOf(page: string): Block[] {
  const blocks: Block[] = [];
  let section = '';
  let open: { info: string; line: number; text: string[] } | undefined;
  for (const [index, line] of page.split('\n').entries()) {
    if (open && line === '```') {
      const { info, line: at, text } = open;
      blocks.push({ section, line: at, commands: text.join('\n'), tried: info !== NOT_TRIED });
      open = undefined;
    } else if (open) open.text.push(line);
    else if (line.startsWith('```')) {
      open = { info: line.slice(3), line: index + 1, text: [] };
      if (open.info !== 'sh' && open.info !== NOT_TRIED)
        throw new Error(`line ${open.line}: commands are marked sh, or ${NOT_TRIED}`);
    } else section = /^#+ (.*)/.exec(line)?.[1] ?? section;
  }
  return blocks;
}
