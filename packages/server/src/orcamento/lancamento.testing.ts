/** A budget line of Obras, as its form sends it. */
export const pavimentacao = {
  secretaria_id: 12,
  valor: 1_250_000.35,
  unidade: '02.07.02',
  orcamento: 'Sim',
  funcional_programatica: '15.451.0030.1040',
  fonte_recurso_stn: '500',
  fonte_recurso: '01',
  ficha: '214',
  exercicio: 2026,
  conta_elemento_despesa: '4.4.90.51.00',
  classificacao_institucional: '02.07',
  aplicacao: '110.0000',
}
