import { Link } from '../../primitives/index.ts';

/** Words with an e-mail address in them, as a link. */
export function EmailLine({ label, address }: { readonly label: string; readonly address: string }) {
  const at = label.indexOf(address);
  const [before, after] = at < 0 ? [label, ''] : [label.slice(0, at), label.slice(at + address.length)];
  return (
    <>
      <span>{before.trim()}</span>
      <Link href={`mailto:${address}`}>{address}</Link>
      {after && <span>{after.trim()}</span>}
    </>
  );
}
