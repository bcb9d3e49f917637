type DataProps = { readonly label: string; readonly of: unknown };

/** What something says as it is kept, for who reads data; folded up till then. */
export const Data = ({ label, of }: DataProps) => (
  <details class="data">
    <summary>{label}</summary>
    <pre>{JSON.stringify(of, null, 2)}</pre>
  </details>
);
