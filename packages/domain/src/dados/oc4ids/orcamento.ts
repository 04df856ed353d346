import { trazRecursos } from '../../convenios/natureza.ts'
import { ESFERA_LABELS, TIPO_EMENDA_LABELS } from '../../emendas/dominios.ts'
import { FONTE_LABELS } from '../../orcamento/fonte.ts'
import type { ConvenioFatos, DotacaoFatos, EmendaFatos, ObraFatos } from './fatos.ts'
import { brl, periodOf } from './formas.ts'
import { cidade, concedenteOf, parlamentoOf, refOf } from './partes.ts'

/** Where the money of a work comes from. */

const dotacaoOf = ({ id, funcional, fonte, ficha, valor }: DotacaoFatos) => ({
  id: `dotacao-${id}`,
  description: `Dotação ${funcional}, ficha ${ficha}, fonte ${FONTE_LABELS[fonte] ?? fonte}`,
  amount: brl(valor),
  sourceParty: refOf(cidade()),
})

/** What an agreement is called; one that a member of parliament asked for names who did. */
const nomeOf = ({ objeto, numero, parlamentar }: ConvenioFatos) =>
  [numero && `Convênio ${numero}`, parlamentar && `Emenda de ${parlamentar}`, objeto]
    .filter(Boolean)
    .join(' · ')

function convenioOf(convenio: ConvenioFatos) {
  const concedente = concedenteOf(convenio)
  return {
    id: `convenio-${convenio.familia}-${convenio.id}`,
    description: nomeOf(convenio),
    amount: brl(convenio.valor),
    period: periodOf(convenio.inicio, convenio.fim),
    sourceParty: concedente && refOf(concedente),
  }
}

/** Within the year of the budget law that it amends. */
const emendaOf = (emenda: EmendaFatos) => ({
  id: `emenda-${emenda.id}`,
  description: [
    `Emenda ${emenda.numero}/${emenda.ano}`,
    `${ESFERA_LABELS[emenda.esfera]}, ${TIPO_EMENDA_LABELS[emenda.tipo]}`,
    `Autor: ${emenda.autor}`,
    emenda.objeto,
  ].join(' · '),
  amount: brl(emenda.valor),
  period: periodOf(`${emenda.ano}-01-01`, `${emenda.ano}-12-31`),
  sourceParty: refOf(parlamentoOf(emenda)),
})

/** A loan of a public bank. */
const financiamentoOf = (convenio: ConvenioFatos) => {
  const banco = concedenteOf(convenio)
  return {
    id: `financiamento-${convenio.id}`,
    title: nomeOf(convenio),
    type: 'loan',
    financingParty: banco && refOf(banco),
    financingPartyType: 'institutional',
    value: brl(convenio.valor),
    period: periodOf(convenio.inicio, convenio.fim),
  }
}

const isEmprestimo = ({ familia }: ConvenioFatos) => familia === 'finisa'

/** An agreement by which the city gives money, or none flows, is no source of it. */
export const budgetOf = ({ valor, dotacoes, convenios, emendas }: ObraFatos) => {
  const trazidos = convenios.filter(trazRecursos)
  const fontes = [
    ...dotacoes.map(dotacaoOf),
    ...trazidos.filter((convenio) => !isEmprestimo(convenio)).map(convenioOf),
    ...emendas.map(emendaOf),
  ]
  return {
    amount: brl(valor),
    budgetBreakdowns:
      fontes.length === 0
        ? []
        : [{ id: 'fontes', description: 'Fontes de recursos', budgetBreakdown: fontes }],
    finance: trazidos.filter(isEmprestimo).map(financiamentoOf),
  }
}
