import { expect, it } from 'vitest'
import { type SituacaoObra, situacaoDaObra } from './situacao.ts'

type Fatos = Parameters<typeof situacaoDaObra>[0]

const planned: Fatos = {
  paralisada: false,
  status: 'Não iniciado',
  etapa: null,
  etapas_atrasadas: [],
  etapas_nao_iniciadas: [],
  fisico: null,
}

it.each<[string, Partial<Fatos>, SituacaoObra]>([
  ['nothing is said of the works', {}, 'nao_iniciada'],
  ['the works wait', { etapa: 'Não iniciado', status: 'Em andamento' }, 'nao_iniciada'],
  [
    'the tender is late, the works are not',
    { status: 'Em andamento', etapas_atrasadas: [3] },
    'nao_iniciada',
  ],
  ['the works should be over and never began', { etapas_nao_iniciadas: [5] }, 'atrasada'],
  ['the accounts should be over and never began', { etapas_nao_iniciadas: [6] }, 'nao_iniciada'],
  ['they are under way', { etapa: 'Em andamento' }, 'em_execucao'],
  ['something of them was measured', { etapa: 'Não iniciado', fisico: 1 }, 'em_execucao'],
  ['nothing of them was measured', { etapa: 'Não iniciado', fisico: 0 }, 'nao_iniciada'],
  ['their end has passed', { etapa: 'Em andamento', etapas_atrasadas: [5] }, 'atrasada'],
  ['they are said to be late', { etapa: 'Atrasado', etapas_atrasadas: [5] }, 'atrasada'],
  ['they are done, and the accounts are late', { etapa: 'Concluído', etapas_atrasadas: [6] }, 'concluida'],
  ['the whole project is done', { status: 'Concluído', etapa: 'Em andamento' }, 'concluida'],
  ['they are stopped and late', { paralisada: true, etapas_atrasadas: [5] }, 'paralisada'],
  ['they are stopped and said to be done', { paralisada: true, etapa: 'Concluído' }, 'paralisada'],
])('%s', (_what, own, situacao) => {
  expect(situacaoDaObra({ ...planned, ...own })).toBe(situacao)
})
