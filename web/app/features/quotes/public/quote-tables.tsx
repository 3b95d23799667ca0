import type { QuoteView } from './quote-view.server.ts';

/** What it costs, line by line: the reader can add it up. */
export const PriceTable = ({ quote: { units, columns, discount, total, words } }: { quote: QuoteView }) => (
  <div className="quote-price">
    <p>{total.name}</p>
    <p className="quote-total">
      <bdi dir="ltr">{total.amount}</bdi>
    </p>
    <table className="quote-table">
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{columns.unit}</th>
          <th scope="col">{columns.price}</th>
        </tr>
      </thead>
      <tbody>
        {units.map(({ label, kind, amount }) => (
          <tr key={label}>
            <td>
              {kind} <bdi dir="ltr">{label}</bdi>
            </td>
            <td>
              <bdi dir="ltr">{amount}</bdi>
            </td>
          </tr>
        ))}
        {discount && (
          <tr>
            <td>{discount.name}</td>
            <td>
              <bdi dir="ltr">{discount.amount}</bdi>
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total.name}</th>
          <td>
            <bdi dir="ltr">{total.amount}</bdi>
          </td>
        </tr>
      </tfoot>
    </table>
    <p className="quote-words">
      <span>{words.name}</span> {words.text}
    </p>
  </div>
);

export const PlanTable = ({ quote: { plan, planTitle, planSum, columns, t } }: { quote: QuoteView }) =>
  plan.length === 0 ? null : (
    <section>
      <h2>{planTitle}</h2>
      <table className="quote-table">
        <thead>
          <tr>
            <th scope="col">{columns.for}</th>
            <th scope="col">{columns.day}</th>
            <th scope="col">{columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {plan.map(({ day, label, amount }) => (
            <tr key={`${day} ${label}`}>
              <td>
                <bdi>{label}</bdi>
              </td>
              <td>{day}</td>
              <td>
                <bdi dir="ltr">{amount}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {planSum.name}
            </th>
            <td>
              <bdi dir="ltr">{planSum.amount}</bdi>
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="quote-holds">{t.fees}</p>
    </section>
  );
