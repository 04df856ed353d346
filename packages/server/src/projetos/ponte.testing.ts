/** A running project of Obras: two stages concluded, the third in the middle of its term. */
export const ponte = {
  id_secretaria: 12,
  nomeprojeto: 'Ponte do Pedregulho',
  descricao: 'Ponte nova sobre o ribeirão',
  ano: '2026',
  valor: 1500000.5,
  gestorprojeto: 'Helena Prado',
  datainicioetapa1: '2026-01-01',
  datafimetapa1: '2026-01-31',
  prazoetapa1: 30,
  situacaoetapa1: 'Concluído',
  situacaoetapa2: 'Concluído',
  datainicioetapa3: '2026-03-01',
  datafimetapa3: '2026-03-21',
  situacaoetapa3: 'Em andamento',
  datafimetapa6: '2026-12-20T03:00:00.000Z',
}
