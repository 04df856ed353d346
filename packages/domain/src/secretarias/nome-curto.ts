/** 'Secretaria Municipal de', 'Assessoria Especial de': what kind of department it is, which its place says already. */
const KIND =
  /^(?:secretaria|assessoria|assessor|superintendência|departamento|diretoria|coordenadoria)(?:\s+(?:municipal|especial|executiva|extraordinária|geral))*\s+(?:de|da|do|das|dos|para|para a|para o)\s+/i
const WHOSE = /\s+(?:geral\s+)?(?:do município|municipal)$/i
/** What fits below a bar. */
const FITS = 16

/** What a department is called on charts and in lists where nobody gave it a short name. */
export function nomeCurto(nome: string): string {
  const bare = nome.trim().replace(KIND, '').replace(WHOSE, '')
  // Of several things that it looks after, the first one.
  const [first = bare] = bare.length > FITS ? bare.split(/,|\s+e\s+/) : [bare]
  return (first.charAt(0).toUpperCase() + first.slice(1)).trim() || nome
}

export const curtoDe = ({
  nome_curto,
  nomesecretaria,
}: {
  nome_curto: string | null
  nomesecretaria: string
}) => nome_curto ?? nomeCurto(nomesecretaria)
