import { isolateNumbers, withoutIsolates } from '@diyar/contract/rules/isolated-numbers';

/** What is isolated, or a word with a digit in it: 'A-101', '5', 'B12'. */
const CODE = /(\u2066[^\u2069]*\u2069|(?=[\w./-]*\d)[\w./-]*\w)/;

/**
 * A text whose codes and numbers have their own direction, because 5-01 must not be reordered inside Arabic; in a title
 * they use the text face, because the display faces have no lining figures. For plain strings: `isolateNumbers`.
 */
export const Numbered = ({ text }: { text: string }) =>
  isolateNumbers(text)
    .split(CODE)
    .map((part, i) =>
      i % 2 === 1 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
        <bdi dir="ltr" key={i}>
          {withoutIsolates(part)}
        </bdi>
      ) : (
        part
      ),
    );
