/** What `isolateNumbers` has isolated, or a word with a digit in it: 'A-101', '5', 'B12'. */
const CODE = /\u2066([^\u2069]*)\u2069|((?=[\w./-]*\d)[\w./-]*\w)/;

/**
 * A text whose codes and numbers have their own direction, because 5-01 must not be reordered inside Arabic; in a title
 * they use the text face, because the display faces have no lining figures. For plain strings: `isolateNumbers`.
 */
export const Numbered = ({ text }: { text: string }) =>
  text.split(CODE).map((part, i) =>
    // of the two parts of a code one is undefined
    i % 3 === 0
      ? part
      : part && (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
          <bdi dir="ltr" key={i}>
            {part}
          </bdi>
        ),
  );
