import type { Achado } from '@paco/domain/pesquisa/achado'
import type { SessionUser } from '@paco/domain/shared/roles'
import { Gauge } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { distance, holdsEach, wordsOf } from './match.ts'
import { groupsAtFirst, groupsFor } from './options.ts'
import type { Screen } from './screens.ts'

const screen = (title: string, inMenu = true): Screen => ({
  key: `tela ${title}`,
  title,
  detail: 'Gestão',
  icon: Gauge,
  link: { to: '/' },
  inMenu,
})
const SCREENS = [screen('Lista de Processos'), screen('Orçamento'), screen('Opções do orçamento', false)]
const admin: SessionUser = { id: 1, name: 'Ana', role: 'admin', id_secretaria: null }

const achado = (tipo: Achado['tipo'], id: number, titulo: string, more: Partial<Achado> = {}): Achado => ({
  tipo,
  id,
  titulo,
  detalhe: null,
  familia: null,
  obra: false,
  ...more,
})
const ponte = achado('convenio', 7, 'Ponte do Bairro', { familia: 'estadual', detalhe: 'ESTADUAL' })

const groups = (text: string, found: Achado[] = [], who: SessionUser | null = null) =>
  groupsFor(text, { screens: SCREENS, found, who })
const titles = (text: string, found: Achado[] = []) =>
  groups(text, found).map(({ title, options }) => [title, ...options.map((option) => option.title)])
const linkOf = (found: Achado, who: SessionUser | null = null) =>
  groups(found.titulo, [found], who)[0]?.options[0]?.link

describe('matching', () => {
  it('wants every word, whatever its case and accents', () => {
    expect(holdsEach('Opções do orçamento', wordsOf(' ORCAMENTO  opções'))).toBe(true)
    expect(holdsEach('Opções do orçamento', wordsOf('orçamento bairro'))).toBe(false)
  })

  it.each([
    ['ponte', 'Ponte da Av. JK', 0],
    ['ponte', 'Nova ponte', 1],
    ['onte', 'Nova ponte', 2],
    ['ponte', 'Pórticos', 3],
  ])('finds that %s is as near to %s as %i', (typed, name, expected) => {
    expect(distance(name, wordsOf(typed))).toBe(expected)
  })
})

describe('the groups', () => {
  it('hold what fits, the nearest first', () => {
    expect(titles('orcamento')).toEqual([['Telas', 'Orçamento', 'Opções do orçamento']])
    expect(titles('xyz')).toEqual([])
  })

  it('stand in their order, unless one holds just that name', () => {
    const found = [achado('secretaria', 26, 'Cultura'), ponte, achado('projeto', 3, 'Casa de cultura')]
    expect(titles('cultura', found).map(([title]) => title)).toEqual([
      'Secretarias',
      'Processos',
      'Convênios',
    ])
    expect(titles('cult', found).map(([title]) => title)).toEqual(['Processos', 'Convênios', 'Secretarias'])
  })

  it('leave out what was found by something that is not shown, if anything else was', () => {
    const hidden = achado('convenio', 8, 'Terminal turístico', { familia: 'dade' })
    expect(titles('ponte', [hidden, ponte])).toEqual([['Convênios', 'Ponte do Bairro']])
    expect(titles('empresa', [hidden])).toEqual([['Convênios', 'Terminal turístico']])
  })

  it('lead to all projects where there may be more', () => {
    const many = Array.from({ length: 6 }, (_, id) => achado('projeto', id, `Ponte ${id}`))
    expect(titles('ponte', many)[0]?.at(-1)).toBe('Ver todos os processos com “ponte”')
    expect(groups('ponte', many)[0]?.options.at(-1)?.link).toEqual({
      to: '/projetocompleto',
      search: { busca: 'ponte' },
    })
  })

  it('begin with where one was, then the menu', () => {
    const [lista, orcamento] = SCREENS
    expect(groupsAtFirst([], SCREENS)).toEqual([{ title: 'Telas', options: [lista, orcamento] }])
    expect(groupsAtFirst(orcamento ? [orcamento] : [], SCREENS)).toEqual([
      { title: 'Abertos há pouco', options: [orcamento] },
      { title: 'Telas', options: [lista] },
    ])
  })
})

describe('what was found', () => {
  it('leads to the project, and to the processes of the department', () => {
    expect(linkOf(achado('projeto', 84, 'Ponte'))).toEqual({
      to: '/viewprojetocompleto/$id',
      params: { id: '84' },
    })
    expect(linkOf(achado('secretaria', 17, 'Saúde'))).toEqual({
      to: '/projetocompleto',
      search: { id_secretaria: 17 },
    })
  })

  it('leads to an agreement’s form, or to its row for those who only read', () => {
    expect(linkOf(ponte, admin)).toEqual({ to: '/addconveniosestadual/$id', params: { id: '7' } })
    expect(linkOf(ponte)).toEqual({ to: '/conveniosestadual', search: { busca: 'Ponte do Bairro' } })
  })
})
