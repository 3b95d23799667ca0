type Props = { url: string; texts: { copy: string; copied: string; print: string } };

/** Ways to pass a page on that need scripts (hydration/boot.ts); the link to WhatsApp beside them does not. */
export function CopyAndPrint({ url, texts }: Props) {
  return (
    <>
      <button
        className="btn btn--small btn--line needs-script"
        type="button"
        data-copy={url}
        suppressHydrationWarning
      >
        <span>{texts.copy}</span>
        <span>{texts.copied}</span>
      </button>
      <button className="btn btn--small btn--line needs-script" type="button" data-print>
        {texts.print}
      </button>
    </>
  );
}
