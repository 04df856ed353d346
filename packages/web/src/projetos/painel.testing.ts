import { ETAPAS, type Situacao } from '@paco/domain/etapas/etapa'
import { andamento } from '@paco/domain/etapas/progress'
import { etapasOf } from '@paco/domain/projetos/etapas-wire'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { Day } from '@paco/domain/shared/days'

/** The day it is in the tests of the project screens. */
export const TODAY = '2026-10-29'

export type EtapaSample = [
  inicio: Day | null,
  fim: Day | null,
  prazo: number | null,
  situacao: Situacao | null,
  fimOriginal?: Day,
]

const NO_ETAPA: EtapaSample = [null, null, null, null]

export const SIX_ETAPAS: readonly EtapaSample[] = [
  ['2026-01-02', '2026-03-02', 60, 'Concluído'],
  ['2026-03-03', '2026-05-31', 90, 'Concluído'],
  ['2026-06-01', '2026-09-30', 120, 'Em andamento', '2026-09-15'],
  ['2026-10-01', '2026-10-10', 10, 'Não iniciado'],
  ['2026-10-11', '2027-04-17', 188.5, 'Não iniciado'],
  ['2027-04-18', '2027-05-18', 31, 'Não iniciado', '2027-05-04'],
]

const etapaFields = (numero: number, nome: string, sample: EtapaSample) => {
  const [inicio, fim, prazo, situacao, fimOriginal = fim] = sample
  return {
    [`etapa${numero}`]: nome,
    [`datainicioetapa${numero}`]: inicio,
    [`datafimetapa${numero}`]: fim,
    [`prazoetapa${numero}`]: prazo,
    [`situacaoetapa${numero}`]: situacao,
    [`datainiciooriginal${numero}`]: inicio,
    [`datafimoriginal${numero}`]: fimOriginal,
    [`datainicioreal${numero}`]: null,
    [`datafimreal${numero}`]: null,
  }
}

/** A project as the server would answer it on that day: what is computed is computed. */
export function sampleProjeto(
  etapas: readonly EtapaSample[] = SIX_ETAPAS,
  own: Partial<Projeto> = {},
  today: Day = TODAY,
): Projeto {
  const projeto = {
    id: 1042,
    id_secretaria: 12,
    secretaria_nome: 'Obras',
    nomeprojeto: 'Pavimentação da Vila Paraíba, fase 2',
    descricao: null,
    ano: 2026,
    valor: 8_412_300,
    valor_original: 8_412_300,
    gasto: 0,
    contratado: null,
    medido: 0,
    pago: 0,
    fisico: null,
    gestorprocesso: 'Helena Prado',
    base_congelada_em: null,
    base_congelada_por: null,
    aditivo_decidido: false,
    guardado: [],
    arquivado_em: null,
    arquivado_motivo: null,
    arquivado_por: null,
    paralisacao: null,
    sem_evolucao_em: null,
    versao: 1,
    ...Object.assign(
      {},
      ...ETAPAS.map(({ numero, nome }, index) => etapaFields(numero, nome, etapas[index] ?? NO_ETAPA)),
    ),
  } as Projeto
  const { status, progresso, atual, atrasadas, naoIniciadas } = andamento(
    etapasOf(projeto),
    projeto.fisico,
    today,
  )
  return {
    ...projeto,
    status,
    situacao: status,
    progresso,
    etapa_atual: atual,
    etapas_atrasadas: [...atrasadas],
    etapas_nao_iniciadas: [...naoIniciadas],
    ...own,
  }
}
