import { FONTE_LABELS } from '../../orcamento/fonte.ts'
import type { ConvenioFatos, DotacaoFatos, ObraFatos } from './fatos.ts'
import { brl, periodOf } from './formas.ts'
import { cidade, concedenteOf, refOf } from './partes.ts'

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

export const budgetOf = ({ valor, dotacoes, convenios }: ObraFatos) => {
  const fontes = [
    ...dotacoes.map(dotacaoOf),
    ...convenios.filter((convenio) => !isEmprestimo(convenio)).map(convenioOf),
  ]
  return {
    amount: brl(valor),
    budgetBreakdowns:
      fontes.length === 0
        ? []
        : [{ id: 'fontes', description: 'Fontes de recursos', budgetBreakdown: fontes }],
    finance: convenios.filter(isEmprestimo).map(financiamentoOf),
  }
}
