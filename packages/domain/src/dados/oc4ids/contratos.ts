import { isEncerrado, isObra, REGIMES } from '../../contratos/dominios.ts'
import { documentOf } from './documentos.ts'
import type { ObraFatos } from './fatos.ts'
import { type ContratoFatos, isAssinado, type PagamentoFatos } from './fatos-contrato.ts'
import { brl, instantOf, periodOf } from './formas.ts'
import { inicioOf, modificacoesOf } from './modificacoes.ts'
import { empresaOf, refOf, secretariaOf } from './partes.ts'

/** By the letters that cities write before the number: `CP 3/2026`. */
const METODOS: Readonly<Record<string, 'open' | 'direct'>> = {
  CP: 'open',
  CE: 'open',
  PE: 'open',
  PP: 'open',
  TP: 'open',
  DL: 'direct',
  IN: 'direct',
  IL: 'direct',
}

/** How something was contracted, read off the city's own words; null where they do not say. */
export function metodoOf(modalidade: string | null): 'open' | 'direct' | null {
  const letters = /^\s*([a-z]{2})(?![a-z])/i.exec(modalidade ?? '')?.[1]?.toUpperCase()
  return METODOS[letters ?? ''] ?? null
}

/** The words of the only agreement that says them, where they do not deny what the contract says. */
function modalidadeOf({ convenios }: ObraFatos, metodo: string): string | null {
  const ditas = new Set(convenios.flatMap(({ modalidade }) => modalidade ?? []))
  const [dita] = ditas
  return dita !== undefined && ditas.size === 1 && metodoOf(dita) === metodo ? dita : null
}

function tenderOf(obra: ObraFatos, contrato: ContratoFatos) {
  const metodo = contrato.contratacao_direta ? 'direct' : 'open'
  return {
    procurementMethod: metodo,
    procurementMethodDetails:
      modalidadeOf(obra, metodo) ?? (contrato.contratacao_direta ? 'Contratação direta' : 'Licitação'),
    procuringEntity: refOf(secretariaOf(obra)),
    // Until it is signed an estimate may be secret (art. 24).
    costEstimate: isAssinado(contrato) ? brl(contrato.valor_referencia) : null,
  }
}

const statusOf = ({ situacao, ...contrato }: ContratoFatos) => {
  if (isEncerrado(situacao)) return 'closed'
  return isAssinado({ ...contrato, situacao }) ? 'active' : 'pre-award'
}

const pagamentoOf = (obra: ObraFatos, contrato: ContratoFatos, { id, data, valor }: PagamentoFatos) => ({
  id: `pagamento-${id}`,
  date: instantOf(data),
  value: brl(valor),
  payer: refOf(secretariaOf(obra)),
  payee: refOf(empresaOf(contrato)),
})

/** What a signature made public. */
const assinadoOf = (obra: ObraFatos, contrato: ContratoFatos) => ({
  externalReference: contrato.pncp_numero,
  description: `Contrato ${contrato.numero_ano}. Regime: ${REGIMES[contrato.regime] ?? contrato.regime}.`,
  suppliers: [refOf(empresaOf(contrato))],
  contractValue: brl(contrato.valor_inicial),
  contractPeriod: periodOf(inicioOf(contrato), contrato.vigencia_original ?? contrato.vigencia_fim),
  modifications: modificacoesOf(contrato),
  transactions: contrato.pagamentos.map((pagamento) => pagamentoOf(obra, contrato, pagamento)),
})

export const processoOf = (obra: ObraFatos, contrato: ContratoFatos, base: string) => ({
  id: `contrato-${contrato.id}`,
  summary: {
    title: contrato.objeto,
    status: statusOf(contrato),
    nature: isObra(contrato) ? ['construction'] : [],
    tender: tenderOf(obra, contrato),
    ...(isAssinado(contrato) && assinadoOf(obra, contrato)),
    documents: obra.documentos
      .filter(({ id_contrato }) => id_contrato === contrato.id)
      .map((documento) => documentOf(documento, base)),
  },
})
