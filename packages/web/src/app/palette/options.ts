import { findFamilia } from '@paco/domain/convenios/familias'
import { canManageConvenios } from '@paco/domain/convenios/policy'
import { type Achado, MOST, type TipoAchado } from '@paco/domain/pesquisa/achado'
import { fold } from '@paco/domain/shared/fold'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { LinkProps } from '@tanstack/react-router'
import { Building2, FileSignature, FolderKanban, Handshake, List, type LucideIcon } from 'lucide-react'
import { viewContratoLink } from '../../contratos/links.ts'
import * as convenios from '../../convenios/links.ts'
import { obraPublicaLink } from '../../obras/links.ts'
import { PATHS } from '../../paths.ts'
import * as projetos from '../../projetos/links.ts'
import { byDistance, holdsEach, wordsOf } from './match.ts'
import type { Screen } from './screens.ts'

/** Something the palette leads to. */
export interface Option {
  key: string
  title: string
  detail: string | null
  icon: LucideIcon
  link: LinkProps
}

export interface Group {
  title: string
  options: readonly Option[]
}

/** Lists take no longer search than this. */
const LONGEST = 200

const GROUPS: readonly [TipoAchado, string, LucideIcon][] = [
  ['projeto', 'Processos', FolderKanban],
  ['contrato', 'Contratos', FileSignature],
  ['convenio', 'Convênios', Handshake],
  ['secretaria', 'Secretarias', Building2],
]

/** An agreement is a form for those who may write it; for the others it is a row of its family's list. */
function convenioLink({ id, titulo, familia }: Achado, who: SessionUser | null): LinkProps {
  const key = findFamilia(familia ?? '')?.key
  if (!key) return { to: PATHS.convenios }
  if (canManageConvenios(who)) return convenios.editLink(key, id)
  return convenios.listLink(key, { busca: titulo.slice(0, LONGEST) })
}

function linkOf(found: Achado, who: SessionUser | null): LinkProps {
  // Who is not here to work reads a work as citizens do.
  if (found.obra && who === null) return obraPublicaLink(found.id)
  if (found.tipo === 'projeto') return projetos.viewLink(found.id)
  if (found.tipo === 'contrato') return viewContratoLink(found.id)
  // Where the bars and tiles of the dashboards lead too.
  if (found.tipo === 'secretaria') return projetos.listLink({ id_secretaria: found.id })
  return convenioLink(found, who)
}

const allProjetos = (text: string): Option => ({
  key: 'todos',
  title: `Ver todos os processos com “${text}”`,
  detail: null,
  icon: List,
  link: { to: PATHS.processos, search: { busca: text } as never },
})

interface Sources {
  screens: readonly Screen[]
  found: readonly Achado[]
  who: SessionUser | null
}

/** Those that show what was typed; where none does, those that hold it in what is not shown here. */
function shownFirst(hits: readonly Achado[], words: readonly string[]): readonly Achado[] {
  const shown = hits.filter(({ titulo, detalhe }) => holdsEach(`${titulo} ${detalhe ?? ''}`, words))
  return shown.length > 0 ? shown : hits
}

const optionOf = (hit: Achado, icon: LucideIcon, who: SessionUser | null): Option => ({
  key: [hit.tipo, hit.familia, hit.id].join(' '),
  title: hit.titulo,
  detail: hit.detalhe,
  icon,
  link: linkOf(hit, who),
})

/** What fits the text, by kind: the screens, then what the server found, a kind with just that name before the others. */
export function groupsFor(text: string, { screens, found, who }: Sources): Group[] {
  const words = wordsOf(text)
  const name = fold(text)
  const fitting = screens.filter(({ title, detail }) => holdsEach(`${title} ${detail ?? ''}`, words))
  const kinds = GROUPS.map(([tipo, title, icon]) => {
    const hits = found.filter((hit) => hit.tipo === tipo)
    const options = shownFirst(hits, words).map((hit) => optionOf(hit, icon, who))
    const nearest = byDistance(options, words).slice(0, MOST)
    // As many as the call answers at most: there may be more.
    if (tipo === 'projeto' && hits.length === MOST) nearest.push(allProjetos(text))
    return { title, options: nearest, named: options.some((option) => fold(option.title) === name) }
  }).sort((one, other) => Number(other.named) - Number(one.named))
  return [{ title: 'Telas', options: byDistance(fitting, words).slice(0, MOST) }, ...kinds].filter(
    ({ options }) => options.length > 0,
  )
}

/** Before anything is typed: where one was, and the screens of the menu. */
export function groupsAtFirst(recent: readonly Option[], screens: readonly Screen[]): Group[] {
  const known = new Set(recent.map(({ key }) => key))
  return [
    { title: 'Abertos há pouco', options: recent },
    { title: 'Telas', options: screens.filter(({ key, inMenu }) => inMenu && !known.has(key)) },
  ].filter(({ options }) => options.length > 0)
}
