type Props = { texts: readonly string[]; className?: string };

export const Paragraphs = ({ texts, className }: Props) =>
  texts.map((text, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be equal, and they never move
    <p className={className} key={i}>
      {text}
    </p>
  ));
