import { addDiasUteis, diasUteisBetween, diaUtilFrom } from '../calendario/dias-uteis.ts'
import { addDays, type Day } from '../shared/days.ts'
import { addMonths } from '../shared/meses.ts'
import { AVISO_EVOLUCAO } from './constantes.ts'
import type { FatosAditivo, FatosConvenio, FatosObra, FatosParalisacao } from './fatos.ts'
import { type Contagem, isUnderLei, marcado, on, type RegraLegal } from './regra-legal.ts'

/** What waits, was sent back or was approved still wants its term; refused or withdrawn it wants none. */
const DESFEITOS = ['rejeitado', 'retirado']

const publicacao = (direta: boolean, dias: number, inciso: string): RegraLegal<FatosAditivo> => ({
  chave: 'pncp',
  label: 'Publicação do termo aditivo no PNCP',
  base: `art. 94, ${inciso}, Lei 14.133/2021`,
  comeca: 'assinatura do termo aditivo',
  termina: 'publicação no PNCP',
  acao: 'Publique o termo aditivo no PNCP e marque este prazo como cumprido.',
  uteis: true,
  vence: ({ tipo, status, contratacao_direta, data_assinatura }, { calendario }) =>
    tipo !== 'apostila' &&
    status === 'aprovado' &&
    contratacao_direta === direta &&
    isUnderLei(data_assinatura)
      ? [addDiasUteis(calendario, data_assinatura, dias)]
      : [],
  encerrado: marcado,
})

export const REGRAS_ADITIVO: readonly RegraLegal<FatosAditivo>[] = [
  publicacao(false, 20, 'I'),
  publicacao(true, 10, 'II'),
  {
    chave: 'termo',
    label: 'Formalização do aditivo cujos efeitos foram antecipados',
    base: 'art. 132, Lei 14.133/2021',
    comeca: 'início antecipado da execução',
    termina: 'assinatura do termo aditivo',
    acao: 'Assine o termo aditivo e informe a data da assinatura.',
    soPeloRegistro: true,
    vence: ({ status, antecipado_em }, { calendario }) =>
      isUnderLei(antecipado_em) && !DESFEITOS.includes(status)
        ? [diaUtilFrom(calendario, addMonths(antecipado_em, 1))]
        : [],
    encerrado: ({ data_assinatura }) => on(data_assinatura, 'termo assinado'),
  },
]

const reiniciada = ({ reinicio }: FatosParalisacao) => on(reinicio, 'obra reiniciada')

/** It is only owed of a stoppage that lasts so long. */
const reached = ({ inicio, reinicio }: FatosParalisacao, day: Day): boolean =>
  isUnderLei(inicio) && (reinicio === null || reinicio > day)

const LIMITE_SUSPENSOES = 90

/** The day on which this stoppage and those before it add up to ninety working days. */
function somaNoventa({ inicio, anteriores }: FatosParalisacao, { calendario }: Contagem): Day {
  const before = anteriores.map((each) => diasUteisBetween(calendario, each.inicio, each.reinicio))
  const left = before.reduce((left, days) => left - days, LIMITE_SUSPENSOES)
  return addDiasUteis(calendario, inicio, left)
}

const later = (one: Day, other: Day) => (one > other ? one : other)

export const REGRAS_PARALISACAO: readonly RegraLegal<FatosParalisacao>[] = [
  {
    chave: 'aviso',
    label: 'Aviso público da obra paralisada, no site e na placa',
    base: 'art. 115, § 6º, Lei 14.133/2021',
    comeca: 'início da paralisação',
    termina: 'aviso publicado e placa colocada, ou reinício',
    acao: 'Publique no site e ponha em placa na obra: motivo, responsável e previsão de reinício.',
    vence: (fatos, { calendario }) => {
      const month = addMonths(fatos.inicio, 1)
      return reached(fatos, month) ? [diaUtilFrom(calendario, month)] : []
    },
    encerrado: (fatos) => {
      const { aviso_publicado_em, placa_em } = fatos
      return aviso_publicado_em !== null && placa_em !== null
        ? on(later(aviso_publicado_em, placa_em), 'aviso e placa')
        : reiniciada(fatos)
    },
  },
  {
    chave: 'tres-meses',
    label: 'Três meses de paralisação',
    base: 'art. 137, § 2º, II, Lei 14.133/2021',
    comeca: 'início da paralisação',
    termina: 'reinício da obra',
    acao: 'Reinicie a obra: depois desse dia a contratada pode pedir a extinção do contrato.',
    soPeloRegistro: true,
    vence: (fatos) => [addMonths(fatos.inicio, 3)].filter((day) => reached(fatos, day)),
    encerrado: reiniciada,
  },
  {
    chave: 'noventa-dias',
    label: 'Paralisações que somam 90 dias úteis',
    base: 'art. 137, § 2º, III, Lei 14.133/2021',
    comeca: 'primeira paralisação',
    termina: 'reinício da obra',
    acao: 'Reinicie a obra: depois desse dia a contratada pode pedir a extinção do contrato.',
    uteis: true,
    soPeloRegistro: true,
    vence: (fatos, contagem) => [somaNoventa(fatos, contagem)].filter((day) => reached(fatos, day)),
    encerrado: reiniciada,
  },
]

export const REGRAS_OBRA: readonly RegraLegal<FatosObra>[] = [
  {
    chave: 'evolucao',
    label: 'Obra sem evolução',
    // The law has it of school works; the courts ask it of all.
    base: 'critério da Lei 14.719/2023 (5% em 120 dias, 15% em 365)',
    comeca: 'último avanço da obra',
    termina: 'avanço, paralisação ou conclusão da obra',
    acao: 'Atualize o andamento da obra ou, se ela parou, registre a paralisação.',
    soPeloRegistro: true,
    degraus: [AVISO_EVOLUCAO],
    vence: ({ sem_evolucao_em }) => [sem_evolucao_em],
    encerrado: marcado,
  },
]

export const REGRAS_CONVENIO: readonly RegraLegal<FatosConvenio>[] = [
  {
    chave: 'contas',
    label: 'Prestação de contas final do convênio',
    base: 'termo do convênio (60 dias depois da vigência)',
    comeca: 'fim da vigência do convênio',
    termina: 'prestação de contas enviada',
    acao: 'Envie a prestação de contas e marque este prazo como cumprido.',
    vence: ({ vigencia_convenio }, { calendario, hoje }) =>
      vigencia_convenio !== null && vigencia_convenio < hoje
        ? [diaUtilFrom(calendario, addDays(vigencia_convenio, 60))]
        : [],
    encerrado: marcado,
  },
]
