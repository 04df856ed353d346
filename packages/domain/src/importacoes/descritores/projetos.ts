import * as z from 'zod/mini'
import { ETAPAS } from '../../etapas/etapa.ts'
import { type List, sheetColumns } from '../../http/list.ts'
import { coordenadaCreate, LABELS as PONTO } from '../../mapa/coordenada.ts'
import { type ComBase, congeladosOf } from '../../projetos/linha-base.ts'
import { MESSAGES } from '../../projetos/messages.ts'
import { editaveisColumns, planilhaColumns, pontoColumns } from '../../projetos/planilha.ts'
import {
  canChangeSomeProjeto,
  canCreateProjeto,
  canEditProjeto,
  canMoveProjeto,
} from '../../projetos/policy.ts'
import {
  fichaList,
  LABELS,
  processosList,
  projetoCreate,
  projetoUpdate,
  relacaoList,
} from '../../projetos/projeto.ts'
import { labelled } from '../../shared/labels.ts'
import type { SessionUser } from '../../shared/roles.ts'
import { colunasDe, type Descritor, type Leituras, type Registro } from '../descritor.ts'
import { RECUSAS } from '../messages.ts'

const ponto = {
  latitude: z.optional(z.nullable(coordenadaCreate.shape.latitude)),
  longitude: z.optional(z.nullable(coordenadaCreate.shape.longitude)),
}
const labels = { ...LABELS, latitude: PONTO.latitude, longitude: PONTO.longitude }
const create = labelled(z.extend(projetoCreate, ponto), labels, 'projetos')
const update = labelled(z.extend(projetoUpdate, ponto), labels, 'projetos')

/** What cities call the dates of a stage. */
const etapaNomes = Object.fromEntries(
  ETAPAS.flatMap(({ numero, rotulo }) => [
    [
      `datainicioetapa${numero}`,
      {
        nomes: [
          `Início etapa ${numero}`,
          `${rotulo}: início`,
          `Início ${rotulo}`,
          `Data início etapa ${numero}`,
          ...(numero === 1 ? ['Data de início', 'Início'] : []),
        ],
      },
    ],
    [
      `datafimetapa${numero}`,
      {
        nomes: [
          `Fim etapa ${numero}`,
          `${rotulo}: fim`,
          `Fim ${rotulo}`,
          `Data fim etapa ${numero}`,
          `Término etapa ${numero}`,
          ...(numero === 6
            ? ['Etapa 6: fim', 'Fim', 'Data de fim', 'Data de término', 'Término', 'Prazo final']
            : []),
        ],
      },
    ],
    [`prazoetapa${numero}`, { nomes: [`Prazo etapa ${numero}`, `${rotulo}: prazo`] }],
    [`situacaoetapa${numero}`, { nomes: [`Situação etapa ${numero}`, `${rotulo}: situação`] }],
  ]),
) as Leituras

const leituras: Leituras = {
  ...etapaNomes,
  secretaria_nome: {
    campo: 'id_secretaria',
    busca: 'secretarias',
    nomes: ['Órgão', 'Unidade', 'Pasta', 'Secretaria responsável', 'Unidade gestora'],
  },
  nomeprojeto: {
    nomes: [
      'Nome do projeto',
      'Projeto',
      'Nome do Processo',
      'Processo',
      'Objeto',
      'Obra',
      'Nome',
      'Nome da obra',
    ],
  },
  gestorprocesso: { nomes: ['Gestor do projeto', 'Responsável', 'Gestor do processo', 'Gestora'] },
  ano: { nomes: ['Ano de início', 'Exercício'] },
  valor: {
    nomes: ['Valor total', 'Valor do projeto', 'Valor estimado', 'Valor previsto', 'Valor orçado', 'VL'],
  },
  natureza: { nomes: ['Tipo', 'Tipo de projeto'] },
  descricao: { nomes: ['Detalhamento', 'Descrição do projeto'] },
  endereco: { nomes: ['Local', 'Localização', 'Logradouro'] },
  programa: { nomes: ['Programa', 'PPA'] },
  latitude: { nomes: ['Lat'], semMilhares: true },
  longitude: { nomes: ['Long', 'Lon', 'Lng'], semMilhares: true },
}

/** Half a point is none; of a stored one either half may move. */
function hasHalfPoint(valores: Registro, atual: Registro | null): boolean {
  const { latitude = atual?.latitude, longitude = atual?.longitude } = valores
  return (latitude == null) !== (longitude == null)
}

/** The same refusals that the calls make, told before anything is written. */
function recusa(who: SessionUser, valores: Registro, atual: Registro | null): string | null {
  if (hasHalfPoint(valores, atual)) return RECUSAS.meioPonto
  const said = valores.id_secretaria as number | null | undefined
  if (atual === null) {
    const id_secretaria = said ?? who.id_secretaria
    if (id_secretaria === null) return RECUSAS.semSecretaria
    return canCreateProjeto(who, id_secretaria) ? null : RECUSAS.outraSecretaria
  }
  const stored = atual as { id_secretaria: number; arquivado_em: string | null }
  if (!canEditProjeto(who, stored))
    return stored.arquivado_em === null ? MESSAGES.notYours : MESSAGES.arquivado
  return said !== undefined && !canMoveProjeto(who) ? MESSAGES.cannotMove : null
}

/** What a frozen baseline keeps, and the department for those who may not move it. */
const travados = (who: SessionUser, atual: Registro): string[] => [
  ...congeladosOf(atual as never as ComBase),
  ...(canMoveProjeto(who) ? [] : ['id_secretaria']),
]

const descritorDe = (list: List): Descritor => ({
  nome: list.name,
  titulo: list.title,
  colunas: colunasDe(
    sheetColumns(list, [...editaveisColumns, ...pontoColumns, ...planilhaColumns]),
    create,
    leituras,
  ),
  create: () => create,
  update: () => update,
  chave: ['id_secretaria', 'nomeprojeto'],
  secretaria: 'id_secretaria',
  podeImportar: canChangeSomeProjeto,
  recusa,
  nomeDe: ({ nomeprojeto }) => String(nomeprojeto),
  travados,
  exemplo: {
    secretaria_nome: 'Obras',
    nomeprojeto: 'Reforma da praça central (exemplo: apague esta linha)',
    gestorprocesso: 'Maria da Silva',
    ano: 2026,
    valor: 350000,
    natureza: 'obra',
    datainicioetapa1: '2026-02-02',
    datafimetapa1: '2026-02-27',
    situacaoetapa1: 'Em andamento',
    datafimetapa6: '2026-12-18',
  },
})

/** The three lists of projects: the same records under other heads. */
export const projetosDescritores: readonly Descritor[] = [processosList, relacaoList, fichaList].map(
  descritorDe,
)
