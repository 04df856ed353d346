/** What kind of undertaking a project is: the law asks other things of works than of purchases. */
export const NATUREZAS = ['obra', 'servico_engenharia', 'compra', 'servico', 'outro'] as const
export type Natureza = (typeof NATUREZAS)[number]
/** Works in the sense of the portal and of open data: each has a page of its own for citizens. */
export const isObra = (natureza: Natureza | null): boolean =>
  natureza === 'obra' || natureza === 'servico_engenharia'
export const NATUREZA_LABELS: Record<Natureza, string> = {
  obra: 'Obra',
  servico_engenharia: 'Serviço de engenharia',
  compra: 'Compra',
  servico: 'Serviço',
  outro: 'Outro',
}
