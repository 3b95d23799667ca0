/** A word with a digit in it: 'A-101', '5', 'B12'. */
const CODE = /((?=[\w./-]*\d)[\w./-]*\w)/;

/**
 * The text of a title whose codes and numbers use the text face and their own direction: the display faces
 * have no lining figures, and 'A-101' must not be reordered inside Arabic.
 */
export const Numbered = ({ text }: { text: string }) =>
  text.split(CODE).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
      <bdi dir="ltr" key={i}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
