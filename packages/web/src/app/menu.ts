import { aditivoReaders } from '@paco/domain/aditivos/policy'
import { canReadArmazenamento } from '@paco/domain/arquivos/policy'
import { canReadAuditoria } from '@paco/domain/auditoria/policy'
import { canManageFeriados } from '@paco/domain/calendario/policy'
import { canReadConformidade } from '@paco/domain/conformidade/policy'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import { canManageChecklist } from '@paco/domain/documentos/managers'
import { canImport } from '@paco/domain/importacoes/policy'
import { canReadLixeira } from '@paco/domain/lixeira/policy'
import { canManageOpcoes } from '@paco/domain/orcamento/policy'
import { canReadRemessas } from '@paco/domain/remessas/policy'
import { canManageSecretarias } from '@paco/domain/secretarias/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import { canManageUsuarios } from '@paco/domain/usuarios/policy'
import {
  Banknote,
  Building2,
  CalendarClock,
  CalendarOff,
  CalendarRange,
  ChartColumn,
  ChartGantt,
  CircleDollarSign,
  CircleQuestionMark,
  Database,
  FileCheck,
  FilePlus2,
  FileSignature,
  FileUp,
  Gauge,
  Handshake,
  HardDrive,
  House,
  Landmark,
  LayoutGrid,
  ListChecks,
  ListTree,
  type LucideIcon,
  Map as MapIcon,
  MapPinned,
  Ruler,
  ScrollText,
  ShoppingCart,
  Trash2,
  Users,
  Vote,
  Wallet,
} from 'lucide-react'
import { PATHS } from '../paths.ts'

type Who = SessionUser | null
/** Places the menu leads to, none of them a record's; the router checks each. */
type MenuPath = {
  [Name in keyof typeof PATHS]: (typeof PATHS)[Name] extends `${string}$${string}`
    ? never
    : (typeof PATHS)[Name]
}[keyof typeof PATHS]

export interface MenuEntry {
  label: string
  /** What the word alone leaves unsaid, read after it. */
  rest?: string
  icon: LucideIcon
  to: MenuPath
  /** The view a list opens with. */
  search?: Readonly<Record<string, string>>
  /** Screens that belong to the entry: it is marked as current on them too. */
  covers?: readonly string[]
  /** A number beside the word that is counted for this person. */
  badge?: 'prazos'
}

export interface MenuSection {
  title?: string
  /** Opens and closes with a click on its title. */
  collapsible?: true
  entries: readonly MenuEntry[]
}

interface Offered extends MenuEntry {
  shown?: (who: Who) => boolean
}

/** Those who cannot register a department get the list instead; the registration form asks strangers to log in. */
const secretaria = (who: Who): Offered => ({
  label: 'Secretaria',
  icon: Building2,
  to: who === null || canManageSecretarias(who) ? PATHS.secretaria : PATHS.fichaSecretario,
  covers: ['/secretaria', '/fichasecretario', '/editsecretaria', PATHS.perfil],
})

/** The screens of single items are reached from the list. */
const pca: Offered = {
  label: 'PCA',
  rest: '· contratações',
  icon: ShoppingCart,
  to: PATHS.listaPca,
  covers: [PATHS.listaPca, PATHS.addPca, '/editpca', '/viewpca'],
}

const bairros: Offered = {
  label: 'Projetos por Bairros',
  icon: MapPinned,
  to: PATHS.projetosBairros,
  covers: [PATHS.projetosBairros, PATHS.addProjetoBairro, '/editprojetobairro'],
}

/** The forms are reached from the list. */
const orcamento: Offered = {
  label: 'Orçamento',
  icon: Wallet,
  to: PATHS.orcamento,
  covers: [PATHS.orcamento, PATHS.addOrcamento, '/editorcamento'],
}

/** The forms and the pages of single amendments are reached from the list. */
const emendas: Offered = {
  label: 'Emendas',
  icon: Vote,
  to: PATHS.emendas,
  covers: [PATHS.emendas, '/editemenda'],
}

/** The forms and the pages of single contracts are reached from the list. */
const contratos: Offered = {
  label: 'Contratos',
  icon: FileSignature,
  to: PATHS.contratos,
  covers: [PATHS.contratos, '/editcontrato'],
}

/** What waits for a decision comes first. */
const aditivos: Offered = {
  label: 'Aditivos',
  icon: FilePlus2,
  to: PATHS.aditivos,
  search: { status: 'pendente' },
  shown: aditivoReaders.allows,
}

/** The other lists and the forms are reached from the list; all of them belong to it. */
const lista: Offered = {
  label: 'Lista',
  rest: 'de Processos',
  icon: ListTree,
  to: PATHS.processos,
  covers: [
    PATHS.processos,
    PATHS.relacao,
    PATHS.create,
    PATHS.createProjeto,
    PATHS.fichaProjeto,
    PATHS.legado,
    '/editprojetocompleto',
    '/editemployee',
    '/viewprojetocompleto',
    '/detalhesexecucao',
    '/estatisticasprojeto',
    '/gantt3',
    '/documentos',
  ],
}

/** All lists and forms of all families, under each of their addresses. */
const convenios: Offered = {
  label: 'Convênios',
  icon: Handshake,
  to: PATHS.conveniosDade,
  covers: [
    PATHS.convenios,
    ...FAMILIAS.flatMap(({ key }) => [
      `/convenios${key}`,
      `/addconvenios${key}`,
      `/addconvenios_${key}`,
      `/editconvenio${key}`,
      `/editconvenios${key}`,
    ]),
  ],
}

const sections = (who: Who): { title?: string; collapsible?: true; entries: Offered[] }[] => [
  {
    entries: [{ label: 'Início', icon: House, to: PATHS.inicio, shown: (person) => person !== null }],
  },
  {
    title: 'Processo',
    collapsible: true,
    entries: [
      { label: 'Número', rest: 'de Processos', icon: ChartColumn, to: PATHS.home },
      { label: 'Valor', rest: 'dos Processos', icon: CircleDollarSign, to: PATHS.valor },
      {
        label: 'Painel de Processos',
        icon: Gauge,
        to: PATHS.graficoBarra,
        covers: [PATHS.graficoBarra, PATHS.grafico],
      },
      { label: 'Execução financeira', icon: Banknote, to: PATHS.execucao },
      lista,
      { label: 'Linha do tempo', icon: ChartGantt, to: PATHS.portfolio },
      { label: 'Mapa', rest: 'de projetos', icon: MapIcon, to: PATHS.mapa },
    ],
  },
  {
    title: 'Gestão',
    entries: [
      {
        label: 'Prazos',
        icon: CalendarClock,
        to: PATHS.prazos,
        badge: 'prazos',
        shown: (person) => person !== null,
      },
      {
        label: 'Etapas desta semana',
        icon: CalendarRange,
        to: PATHS.etapasSemana,
        shown: (person) => person !== null,
      },
      {
        label: 'O que mudou',
        rest: 'na semana',
        icon: ScrollText,
        to: PATHS.mudancas,
        shown: (person) => person !== null,
      },
      { label: 'Pesquisa Estruturada', icon: LayoutGrid, to: PATHS.folhaPagamento },
      pca,
      orcamento,
      bairros,
      secretaria(who),
      convenios,
      emendas,
      contratos,
      { label: 'Medições', icon: Ruler, to: PATHS.medicoes },
      aditivos,
      {
        label: 'Importações',
        icon: FileUp,
        to: PATHS.importacoes,
        covers: [PATHS.importacoes, PATHS.importar, PATHS.lote],
        shown: canImport,
      },
      { label: 'Lixeira', icon: Trash2, to: PATHS.lixeira, shown: canReadLixeira },
    ],
  },
  {
    title: 'Administração',
    entries: [
      { label: 'Usuários', icon: Users, to: PATHS.usuarios, shown: canManageUsuarios },
      {
        label: 'Opções do orçamento',
        icon: ListChecks,
        to: PATHS.opcoesOrcamento,
        shown: canManageOpcoes,
      },
      {
        label: 'Calendário da cidade',
        icon: CalendarOff,
        to: PATHS.calendario,
        shown: canManageFeriados,
      },
      {
        label: 'Documentos por etapa',
        icon: ListChecks,
        to: PATHS.checklist,
        shown: canManageChecklist,
      },
      {
        label: 'Armazenamento',
        rest: 'de arquivos',
        icon: HardDrive,
        to: PATHS.armazenamento,
        shown: canReadArmazenamento,
      },
      { label: 'Conformidade', icon: Gauge, to: PATHS.conformidade, shown: canReadConformidade },
      { label: 'Tribunal de Contas', icon: Building2, to: PATHS.obrasTce, shown: canReadRemessas },
      { label: 'Auditoria', icon: ScrollText, to: PATHS.auditoria, shown: canReadAuditoria },
    ],
  },
  {
    title: 'Portal público',
    entries: [
      {
        label: 'Transparência',
        icon: Landmark,
        to: PATHS.transparencia,
        covers: [PATHS.transparencia, PATHS.privacidade, PATHS.acessibilidade, PATHS.mapaDoSite],
      },
      { label: 'Dados abertos', icon: Database, to: PATHS.dados },
      { label: 'Verificar documento', icon: FileCheck, to: PATHS.verificar },
    ],
  },
  { entries: [{ label: 'Ajuda', icon: CircleQuestionMark, to: PATHS.ajuda }] },
]

/** The side menu of this person: only what they may open, no section without entries. */
export function menuFor(who: Who): MenuSection[] {
  return sections(who)
    .map((section) => ({
      ...section,
      entries: section.entries.filter(({ shown }) => shown === undefined || shown(who)),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** What an entry is called where it stands alone. */
export const nameOf = ({ label, rest }: MenuEntry): string => (rest ? `${label} ${rest}` : label)

/** Whether the entry stands for the page at this address. */
export function isCurrent(entry: MenuEntry, pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '') || '/'
  const roots = entry.covers ?? [entry.to]
  return roots.some((root) => path === root || (root !== '/' && path.startsWith(`${root}/`)))
}
