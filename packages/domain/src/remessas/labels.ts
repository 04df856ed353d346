/** What the fields of a remittance are called. Apart from the rest, as the trail of every record's page asks it. */
export const LABELS = {
  tribunal: 'Tribunal',
  inicio: 'Início do período',
  fim: 'Fim do período',
  linhas: 'Obras',
  feita_em: 'Gerada em',
}
