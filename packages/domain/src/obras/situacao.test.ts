import { describe, expect, it } from 'vitest'
import { type AndamentoObra, resumoDaObra, situacaoDaObra } from './situacao.ts'

const HOJE = '2026-11-17'
const EM_EXECUCAO: AndamentoObra = {
  etapa_atual: 5,
  situacao_obra: 'Em andamento',
  fim: '2027-03-12',
  fim_inicial: '2026-11-30',
  fim_real: null,
  fisico: 43,
  progresso: 60,
  paralisacao: null,
  recebida_em: null,
}
const PARADA = {
  desde: '2026-10-01',
  motivo: 'desapropriacao',
  detalhe: 'duas casas no traçado.',
  responsavel: 'Obras',
  reinicio_previsto: '2027-01-10',
} as const

describe('a work is told in one sentence', () => {
  it.each<[string, Partial<AndamentoObra>, string]>([
    [
      'em_execucao',
      {},
      'Em execução, com 43% feito. Deve terminar em 12/03/2027; a previsão inicial era 30/11/2026.',
    ],
    [
      'em_execucao',
      { fim_inicial: '2027-03-12' },
      'Em execução, com 43% feito. Deve terminar em 12/03/2027.',
    ],
    // Without measurements the stages of the project say how much.
    [
      'em_execucao',
      { fisico: null, fim: null },
      'Em execução, com 60% pelas etapas do projeto (sem medição).',
    ],
    [
      'em_execucao',
      { fim: HOJE, fim_inicial: null },
      'Em execução, com 43% feito. Deve terminar em 17/11/2026.',
    ],
    [
      'atrasada',
      { fim: '2026-11-16', fim_inicial: '2026-06-30' },
      'Em execução e atrasada, com 43% feito. Deveria ter terminado em 16/11/2026; a previsão inicial era 30/06/2026.',
    ],
    [
      'atrasada',
      { situacao_obra: 'Atrasado', fisico: null },
      'Em execução e atrasada, com 60% pelas etapas do projeto (sem medição). Deve terminar em 12/03/2027; a previsão inicial era 30/11/2026.',
    ],
    [
      'paralisada',
      { paralisacao: PARADA },
      'Paralisada desde 01/10/2026, com 43% feito. Motivo: desapropriação: duas casas no traçado. Deve recomeçar em 10/01/2027 e, adiada pelos dias parados, terminar em 21/06/2027.',
    ],
    [
      'paralisada',
      { paralisacao: { ...PARADA, motivo: 'chuvas', detalhe: null, reinicio_previsto: null }, fisico: null },
      'Paralisada desde 01/10/2026, com 60% pelas etapas do projeto (sem medição). Motivo: chuvas ou força maior. Não há data para recomeçar nem para terminar.',
    ],
    // The restart that was foreseen has passed: nothing tells when it ends.
    [
      'paralisada',
      { paralisacao: { ...PARADA, detalhe: null, reinicio_previsto: '2026-11-16' } },
      'Paralisada desde 01/10/2026, com 43% feito. Motivo: desapropriação. Deveria recomeçar em 16/11/2026; sem previsão de término enquanto paralisada.',
    ],
    [
      'concluida',
      { situacao_obra: 'Concluído', fim_real: '2026-11-01' },
      'Concluída em 01/11/2026; a previsão inicial era 30/11/2026.',
    ],
    [
      'concluida',
      { recebida_em: '2026-11-10', fim_real: '2026-11-01', paralisacao: PARADA },
      'Concluída em 01/11/2026; a previsão inicial era 30/11/2026.',
    ],
    ['concluida', { situacao_obra: 'Concluído', fim: null, fim_inicial: null }, 'Concluída.'],
    [
      'nao_iniciada',
      { etapa_atual: 3, situacao_obra: null, fisico: null, fim_inicial: null },
      'Ainda não começou: está em licitação. Deve terminar em 12/03/2027.',
    ],
    ['nao_iniciada', { situacao_obra: null, fisico: 0, fim: null, etapa_atual: 5 }, 'Ainda não começou.'],
    [
      'atrasada',
      { situacao_obra: 'Não iniciado', fisico: null, fim: '2026-01-31' },
      'Atrasada: ainda não começou. Deveria ter terminado em 31/01/2026; a previsão inicial era 30/11/2026.',
    ],
    [
      'atrasada',
      { situacao_obra: null, fisico: null, fim: '2026-11-16', fim_inicial: null, etapa_atual: 3 },
      'Atrasada: ainda não começou: está em licitação. Deveria ter terminado em 16/11/2026.',
    ],
    // Measured, whatever its stage says.
    ['em_execucao', { situacao_obra: 'Não iniciado', fisico: 1, fim: null }, 'Em execução, com 1% feito.'],
    [
      'paralisada',
      { situacao_obra: 'Concluído', paralisacao: { ...PARADA, detalhe: null }, fisico: null },
      'Paralisada desde 01/10/2026, com 60% pelas etapas do projeto (sem medição). Motivo: desapropriação. Deve recomeçar em 10/01/2027 e, adiada pelos dias parados, terminar em 21/06/2027.',
    ],
  ])('%s %j', (situacao, own, resumo) => {
    const obra = { ...EM_EXECUCAO, ...own }
    expect(situacaoDaObra(obra, HOJE)).toBe(situacao)
    expect(resumoDaObra(obra, HOJE)).toBe(resumo)
  })
})
