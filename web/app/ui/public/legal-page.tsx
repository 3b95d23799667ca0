import { Paragraphs } from './paragraphs.tsx';

export type LegalText = {
  title: string;
  lead: string;
  sections: readonly { title: string; text: readonly string[] }[];
};

/** Privacy and terms: a title, a lead and the sections. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <article className="legal wrap">
      <header>
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
      </header>
      {text.sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <div className="prose">
            <Paragraphs texts={section.text} />
          </div>
        </section>
      ))}
    </article>
  );
}
