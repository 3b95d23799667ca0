import { useState } from 'react';

type Props = { url: string; texts: { copy: string; copied: string; print: string } };

/** Ways to pass a page on that need scripts; the link to WhatsApp beside them does not. */
export function CopyAndPrint({ url, texts }: Props) {
  const [copied, setCopied] = useState(false);
  return (
    <>
      <button
        className="btn btn--small btn--line needs-script"
        type="button"
        onClick={() =>
          navigator.clipboard?.writeText(url).then(
            () => setCopied(true),
            // a browser that does not allow it: the button keeps saying what it would do
            () => setCopied(false),
          )
        }
      >
        {copied ? texts.copied : texts.copy}
      </button>
      <button className="btn btn--small btn--line needs-script" type="button" data-print>
        {texts.print}
      </button>
    </>
  );
}
