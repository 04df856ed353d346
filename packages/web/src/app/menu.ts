import { canReadArmazenamento } from '@paco/domain/arquivos/policy'
import { canReadAuditoria } from '@paco/domain/auditoria/policy'
import { canManageBairros } from '@paco/domain/bairros/policy'
import { canManageFeriados } from '@paco/domain/calendario/policy'
import { moduloDesligado } from '@paco/domain/cidade/modulos'
import { canManageCidade } from '@paco/domain/cidade/policy'
import { canReadConformidade } from '@paco/domain/conformidade/policy'
import { canManageChecklist } from '@paco/domain/documentos/managers'
import { canImport } from '@paco/domain/importacoes/policy'
import { canReadLixeira } from '@paco/domain/lixeira/policy'
import { canManageOpcoes } from '@paco/domain/orcamento/policy'
import { canManagePacotes } from '@paco/domain/pacotes/policy'
import { canReadRemessas } from '@paco/domain/remessas/policy'
import { canReadSistema } from '@paco/domain/sistema/policy'
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
  FileUp,
  Gauge,
  HardDrive,
  House,
  Landmark,
  LayoutGrid,
  ListChecks,
  Map as MapIcon,
  MapPinned,
  Package,
  Ruler,
  ScrollText,
  Server,
  Trash2,
  Users,
} from 'lucide-react'
import { PATHS } from '../paths.ts'
import type { MenuSection, Offered, Who } from './menu-entry.ts'
import {
  aditivos,
  bairros,
  contratos,
  convenios,
  emendas,
  lista,
  orcamento,
  pca,
  secretaria,
} from './menu-places.ts'

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
      lista,
    ],
  },
  {
    title: 'Gestão',
    entries: [
      // The specification's, before what came later.
      { label: 'Pesquisa Estruturada', icon: LayoutGrid, to: PATHS.folhaPagamento },
      pca,
      orcamento,
      bairros,
      secretaria(who),
      convenios(),
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
      { label: 'Execução financeira', icon: Banknote, to: PATHS.execucao },
      { label: 'Linha do tempo', icon: ChartGantt, to: PATHS.portfolio },
      { label: 'Mapa', rest: 'de projetos', icon: MapIcon, to: PATHS.mapa },
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
        label: 'Configurações',
        rest: 'da cidade',
        icon: Landmark,
        to: PATHS.configuracoes,
        shown: canManageCidade,
      },
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
      { label: 'Bairros', icon: MapPinned, to: PATHS.bairros, shown: canManageBairros },
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
      { label: 'Pacotes', rest: 'de dados', icon: Package, to: PATHS.pacotes, shown: canManagePacotes },
      { label: 'Sistema', icon: Server, to: PATHS.sistema, shown: canReadSistema },
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

/** The side menu of this person: only what they may open and the city uses, no section without entries. */
export function menuFor(who: Who): MenuSection[] {
  return sections(who)
    .map((section) => ({
      ...section,
      entries: section.entries.filter(
        ({ shown, to }) => (shown === undefined || shown(who)) && moduloDesligado(to) === null,
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
}
