import { aditivoReaders } from '@paco/domain/aditivos/policy'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import { familiasUsadas } from '@paco/domain/convenios/usadas'
import { canManageSecretarias } from '@paco/domain/secretarias/policy'
import {
  Building2,
  FilePlus2,
  FileSignature,
  Handshake,
  ListTree,
  MapPinned,
  ShoppingCart,
  Vote,
  Wallet,
} from 'lucide-react'
import { PATHS } from '../paths.ts'
import type { Offered, Who } from './menu-entry.ts'

/** Those who cannot register a department get the list instead; the registration form asks strangers to log in. */
export const secretaria = (who: Who): Offered => ({
  label: 'Secretaria',
  icon: Building2,
  to: who === null || canManageSecretarias(who) ? PATHS.secretaria : PATHS.fichaSecretario,
  covers: ['/secretaria', '/fichasecretario', '/editsecretaria', PATHS.perfil],
})

/** The screens of single items are reached from the list. */
export const pca: Offered = {
  label: 'PCA',
  rest: '· contratações',
  icon: ShoppingCart,
  to: PATHS.listaPca,
  covers: [PATHS.listaPca, PATHS.addPca, '/editpca', '/viewpca', '/pca'],
}

export const bairros: Offered = {
  label: 'Projetos por Bairros',
  icon: MapPinned,
  to: PATHS.projetosBairros,
  covers: [PATHS.projetosBairros, PATHS.addProjetoBairro, '/editprojetobairro'],
}

/** The forms are reached from the list. */
export const orcamento: Offered = {
  label: 'Orçamento',
  icon: Wallet,
  to: PATHS.orcamento,
  covers: [PATHS.orcamento, PATHS.addOrcamento, '/editorcamento'],
}

/** The forms and the pages of single amendments are reached from the list. */
export const emendas: Offered = {
  label: 'Emendas',
  icon: Vote,
  to: PATHS.emendas,
  covers: [PATHS.emendas, '/editemenda'],
}

/** The forms and the pages of single contracts are reached from the list. */
export const contratos: Offered = {
  label: 'Contratos',
  icon: FileSignature,
  to: PATHS.contratos,
  covers: [PATHS.contratos, '/editcontrato'],
}

/** What waits for a decision comes first. */
export const aditivos: Offered = {
  label: 'Aditivos',
  icon: FilePlus2,
  to: PATHS.aditivos,
  search: { status: 'pendente' },
  shown: aditivoReaders.allows,
}

/** The other lists and the forms are reached from the list; all of them belong to it. */
export const lista: Offered = {
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

/** All lists and forms of all families, under each of their addresses; it opens the first that the city uses. */
export const convenios = (): Offered => ({
  label: 'Convênios',
  icon: Handshake,
  to: `/convenios${familiasUsadas()[0]?.key ?? 'dade'}`,
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
})
