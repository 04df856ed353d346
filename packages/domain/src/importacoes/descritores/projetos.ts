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
import { type Coluna, colunasDe, type Descritor, type Leituras, type Registro } from '../descritor.ts'
import { RECUSAS } from '../messages.ts'
import { etapasDaObra, notaDaObra, SINONIMOS_DA_OBRA, SITUACAO_DA_OBRA_LABELS } from '../situacao-da-obra.ts'
import { keyText } from '../texto.ts'

const ponto = {
  latitude: z.optional(z.nullable(coordenadaCreate.shape.latitude)),
  longitude: z.optional(z.nullable(coordenadaCreate.shape.longitude)),
}
const labels = { ...LABELS, latitude: PONTO.latitude, longitude: PONTO.longitude }
const create = labelled(z.extend(projetoCreate, ponto), labels, 'projetos')
const update = labelled(z.extend(projetoUpdate, ponto), labels, 'projetos')

const INICIO = [
  'Data de início',
  'Início',
  'Data início',
  'DT início',
  'Dt. início',
  'Início previsto',
  'Previsão de início',
  'Início da obra',
  'Início das obras',
  'Ordem de serviço',
  'Data da OS',
]
const FIM = [
  'Fim',
  'Data de fim',
  'Data fim',
  'DT fim',
  'Data final',
  'Data de término',
  'Data término',
  'DT término',
  'Término',
  'Término previsto',
  'Término da obra',
  'Previsão de término',
  'Previsão de conclusão',
  'Previsão de entrega',
  'Conclusão',
  'Conclusão prevista',
  'Data de conclusão',
  'Prazo final',
]

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
          ...(numero === 1 ? INICIO : []),
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
          ...(numero === 6 ? ['Etapa 6: fim', ...FIM] : []),
        ],
        fimDoMes: true,
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
    nomes: [
      'Órgão',
      'Unidade',
      'Pasta',
      'Secretaria responsável',
      'Unidade gestora',
      'Sec.',
      'Secr.',
      'Órgão responsável',
      'Secretaria solicitante',
    ],
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
      'Obra / Serviço',
      'Obra ou serviço',
      'Obras e serviços',
      'Serviço',
      'Descrição da obra',
      'Objeto da obra',
      'Empreendimento',
    ],
  },
  gestorprocesso: { nomes: ['Gestor do projeto', 'Responsável', 'Gestor do processo', 'Gestora'] },
  ano: { nomes: ['Ano de início', 'Exercício'] },
  valor: {
    nomes: [
      'Valor total',
      'Valor do projeto',
      'Valor estimado',
      'Valor previsto',
      'Valor orçado',
      'VL',
      'Valor da obra',
      'Orçamento',
      'Valor global',
      'Investimento',
    ],
  },
  natureza: { nomes: ['Tipo', 'Tipo de projeto'] },
  descricao: { nomes: ['Detalhamento', 'Descrição do projeto'] },
  endereco: { nomes: ['Local', 'Localização', 'Logradouro', 'Rua', 'Endereço da obra'] },
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

/** Columns that cities have and a project does not: what they say goes into the fields of a new one. */
const AUXILIARES: readonly Coluna[] = [
  {
    key: 'situacao_da_obra',
    label: 'Situação da obra',
    kind: 'text',
    labels: SITUACAO_DA_OBRA_LABELS,
    sinonimos: SINONIMOS_DA_OBRA,
    nomes: ['Situação', 'Status', 'Situação atual', 'Status da obra', 'Andamento', 'Fase', 'Estágio'],
    auxiliar: true,
  },
  {
    key: 'bairro',
    label: 'Bairro',
    kind: 'text',
    nomes: ['Bairro / Localidade', 'Localidade', 'Região', 'Distrito'],
    auxiliar: true,
  },
]

/** A work as a whole says how its stages stand, but for those that the sheet itself tells of; a neighbourhood ends the address. */
const deduzir: Descritor['deduzir'] = ({ situacao_da_obra: obra, bairro }, valores) => {
  const etapas = typeof obra === 'string' ? etapasDaObra(obra) : []
  const ditas = etapas.flatMap((situacao, place) => {
    const campo = `situacaoetapa${place + 1}`
    return valores[campo] == null ? [[campo, situacao] as const] : []
  })
  const nota = typeof obra === 'string' ? notaDaObra(obra) : null
  const { endereco } = valores
  const has =
    typeof bairro === 'string' && bairro !== '' && !keyText(String(endereco ?? '')).includes(keyText(bairro))
  const whole = endereco ? `${String(endereco)}, ${String(bairro)}` : `Bairro ${String(bairro)}`
  return {
    valores: { ...Object.fromEntries(ditas), ...(has && { endereco: whole }) },
    notas: {
      ...(nota && { situacao_da_obra: nota }),
      ...(has && { bairro: 'Entra no fim do endereço. Vale para registros novos.' }),
    },
  }
}

const NO_CONTRATO =
  'é do contrato, não do projeto: cadastre o contrato da obra, ou importe a lista de contratos depois desta.'
const ALHEIAS: Descritor['alheias'] = [
  {
    nomes: ['Empresa', 'Contratada', 'Empresa contratada', 'Construtora', 'Fornecedor', 'Empreiteira'],
    motivo: NO_CONTRATO,
  },
  {
    nomes: ['Valor contratado', 'Valor do contrato', 'Contrato', 'Nº do contrato', 'CNPJ'],
    motivo: NO_CONTRATO,
  },
]

const descritorDe = (list: List): Descritor => ({
  nome: list.name,
  titulo: 'Projetos',
  colunas: [
    ...colunasDe(
      sheetColumns(list, [...editaveisColumns, ...pontoColumns, ...planilhaColumns]),
      create,
      leituras,
    ),
    ...AUXILIARES,
  ],
  deduzir,
  alheias: ALHEIAS,
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
