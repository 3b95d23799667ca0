/** A word with a figure in it: 'A-101', '5', 'B12'. */
const CODE = /((?=[\w./-]*\d)[\w./-]*\w)/;

/**
 * Text of a title whose codes and numbers keep the text face and their own direction: the display faces have no
 * lining figures (NOTES, type), and 'A-101' must not turn around inside Arabic.
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
