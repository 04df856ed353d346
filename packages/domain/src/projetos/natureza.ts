/** What kind of undertaking a project is: the law asks other things of works than of purchases. */
export const NATUREZAS = ['obra', 'servico_engenharia', 'compra', 'servico', 'outro'] as const
export type Natureza = (typeof NATUREZAS)[number]
export const NATUREZA_LABELS: Record<Natureza, string> = {
  obra: 'Obra',
  servico_engenharia: 'Serviço de engenharia',
  compra: 'Compra',
  servico: 'Serviço',
  outro: 'Outro',
}
