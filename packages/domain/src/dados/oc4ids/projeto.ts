import { cidadeAtual } from '../../cidade/atual.ts'
import { codigoOf } from '../../cidade/nomes.ts'
import { OBRA } from '../../etapas/progress.ts'
import { terminoDaObra } from '../../projetos/figuras.ts'
import type { Day } from '../../shared/days.ts'
import { sumMoney } from '../../shared/money.ts'
import type { Publicacao } from '../publicacao.ts'
import { recebidoEm, sectorOf, statusOf, typeOf } from './classificar.ts'
import { processoOf } from './contratos.ts'
import { documentOf, fotoOf } from './documentos.ts'
import type { EtapaFatos, ObraFatos } from './fatos.ts'
import { isAssinado } from './fatos-contrato.ts'
import { brl, instantOf, lean, periodOf } from './formas.ts'
import { forecastsOf, metricsOf } from './metricas.ts'
import { budgetOf } from './orcamento.ts'
import { partiesOf, refOf, secretariaOf } from './partes.ts'
import type { Oc4idsProject } from './tipos.ts'

/** The same for good: others refer to the work by it. */
export const idOf = (id: number, { prefixo }: Pick<Publicacao, 'prefixo'>): string =>
  `${prefixo}-BR-IBGE-${codigoOf(cidadeAtual())}-${id}`

/** The days of these stages, as they really were where that is known, else as they are planned. */
function stretchOf(etapas: readonly EtapaFatos[]) {
  const inicios = etapas.flatMap(({ inicio, inicio_real }) => inicio_real ?? inicio ?? [])
  const fins = etapas.flatMap(({ fim, fim_real }) => fim_real ?? fim ?? [])
  return periodOf(inicios.sort()[0] ?? null, fins.sort().at(-1) ?? null)
}

const MARCOS = ['preProcurement', 'preProcurement', 'procurement', 'approval', 'delivery', 'reporting']

/** As planned, or while the works stand still as `terminoDaObra` has it: no end of before the stop. */
const fimOf = (
  { numero, fim, fim_real, situacao }: EtapaFatos,
  { paralisacao }: ObraFatos,
  hoje: Day,
): Day | null =>
  numero < OBRA
    ? fim
    : terminoDaObra({ concluida: situacao === 'Concluído', fim, fim_real, paralisacao }, hoje).dia

/** A stage is met when somebody said on which day it really ended: a planned end is never sold as one. */
function etapaOf(etapa: EtapaFatos, { etapas_atrasadas }: ObraFatos) {
  const { numero, nome, fim, fim_real, situacao } = etapa
  const met = situacao === 'Concluído'
  return {
    id: `etapa-${numero}`,
    title: nome,
    type: MARCOS[numero - 1] ?? null,
    dueDate: fim && instantOf(fim),
    dateMet: met && fim_real !== null ? instantOf(fim_real) : null,
    status: met ? 'met' : etapas_atrasadas.includes(numero) ? 'notMet' : 'scheduled',
  }
}

/** What the schedule of services plans to pay: only a payment would make it met. */
const parcelasOf = ({ parcelas }: ObraFatos) =>
  parcelas.map(({ id, servico, mes, valor }) => ({
    id: `parcela-${id}`,
    title: `${servico}, mês ${mes}`,
    type: 'payment',
    status: 'scheduled',
    value: brl(valor),
  }))

/** Around the country, with its islands: a point outside of it was typed wrong, often the wrong way round. */
const BRASIL = { oeste: -74, leste: -28, sul: -34, norte: 6 }

export const inBrasil = (longitude: number, latitude: number): boolean =>
  longitude >= BRASIL.oeste && longitude <= BRASIL.leste && latitude >= BRASIL.sul && latitude <= BRASIL.norte

function locationsOf({ ponto, endereco }: ObraFatos) {
  const inside = ponto !== null && inBrasil(ponto.longitude, ponto.latitude)
  if (!inside && endereco === null) return []
  const address = {
    streetAddress: endereco,
    locality: cidadeAtual().nome,
    region: cidadeAtual().uf,
    countryName: 'BR',
  }
  const geometry = inside ? { type: 'Point', coordinates: [ponto.longitude, ponto.latitude] } : null
  return [{ id: 'local', geometry, address }]
}

/** What was measured and what indices added to it: of that everything is paid. */
const finalOf = ({ medido, contratos }: ObraFatos) =>
  medido === null
    ? null
    : brl(
        sumMoney([medido, ...contratos.filter(isAssinado).map(({ reajustes_medidos }) => reajustes_medidos)]),
      )

function completionOf(obra: ObraFatos) {
  const dia = recebidoEm(obra)
  return dia === null
    ? null
    : {
        endDate: instantOf(dia),
        endDateDetails: 'Recebimento definitivo',
        finalValue: finalOf(obra),
      }
}

/** A work as OC4IDS 0.9.5 tells it, from what is public of it on the day of its figures. */
export function oc4idsOf(obra: ObraFatos, publicacao: Publicacao, hoje: Day): Oc4idsProject {
  const base = publicacao.endereco
  const etapas = obra.etapas.map((etapa) => ({ ...etapa, fim: fimOf(etapa, obra, hoje) }))
  const between = (first: number, last = first) =>
    stretchOf(etapas.filter(({ numero }) => numero >= first && numero <= last))
  const dosContratos = new Set<number | null>(obra.contratos.map(({ id }) => id))
  return lean({
    id: idOf(obra.id, publicacao),
    updated: obra.atualizado_em,
    language: 'pt',
    identifiers: [{ id: String(obra.id), scheme: 'Paço' }],
    title: obra.nomeprojeto,
    description: obra.descricao_publica,
    status: statusOf(obra),
    type: typeOf(obra),
    sector: sectorOf(obra),
    period: between(1, 6),
    identificationPeriod: between(1),
    preparationPeriod: between(2),
    implementationPeriod: between(3, 5),
    completionPeriod: between(6),
    publicAuthority: refOf(secretariaOf(obra)),
    parties: partiesOf(obra),
    budget: budgetOf(obra),
    locations: locationsOf(obra),
    milestones: [...etapas.map((etapa) => etapaOf(etapa, obra)), ...parcelasOf(obra)],
    metrics: metricsOf(obra, hoje),
    forecasts: forecastsOf(obra),
    completion: completionOf(obra),
    documents: [
      ...obra.documentos
        .filter(({ id_contrato }) => id_contrato === null || !dosContratos.has(id_contrato))
        .map((documento) => documentOf(documento, base)),
      ...obra.fotos.map((foto) => fotoOf(foto, base)),
    ],
    contractingProcesses: obra.contratos.map((contrato) => processoOf(obra, contrato, base)),
  }) as Oc4idsProject
}
