/** Where a coat of arms is found, by the fingerprint of its content: the next one is found elsewhere. */
export const PLACE = '/img/brasao/'

const NAME = /^([0-9a-f]{20})(-p)?\.png$/

/** The same, small: for bars, where it is as high as a line or two. */
export const pequeno = (brasao: string): string => brasao.replace(/\.png$/, '-p.png')

/** Which one a file's name asks for, and how large; null of any other name. */
export function brasaoNamed(name: string): { impressao: string; pequeno: boolean } | null {
  const [, impressao, small] = NAME.exec(name) ?? []
  return impressao === undefined ? null : { impressao, pequeno: small !== undefined }
}

/** What it is to those who do not see it. */
export const brasaoText = ({ nome }: { readonly nome: string | null }): string =>
  nome === null ? 'Brasão do município' : `Brasão de ${nome}`
