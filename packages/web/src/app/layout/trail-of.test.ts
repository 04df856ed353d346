import type { SessionUser } from '@paco/domain/shared/roles'
import { expect, test } from 'vitest'
import { menuFor } from '../menu.ts'
import { nameOf } from '../menu-entry.ts'
import { trailOf } from './trail-of.ts'

const admin: SessionUser = { id: 1, name: 'Ana', role: 'admin', id_secretaria: 1 }

test.each([
  ['/', 'Número de Processos', ['Início']],
  ['/projetocompleto', 'Lista de Processos', ['Processo', 'Lista de Processos']],
  ['/PROJETOCOMPLETO/', 'Lista de Processos', ['Processo', 'Lista de Processos']],
  ['/Gantt3/1', 'Ponte · Gantt', ['Processo', 'Lista de Processos', 'Ponte · Gantt']],
  ['/transparencia/obras', 'Obras públicas', ['Portal público', 'Transparência', 'Obras públicas']],
  ['/transparencia', 'Transparência', ['Portal público', 'Transparência']],
  ['/ajuda', 'Ajuda', ['Ajuda']],
  ['/login', 'Login Administrativo', ['Login Administrativo']],
  ['/nada', 'Página não encontrada', ['Página não encontrada']],
  // What the menu does not offer to strangers is no step for them.
  ['/lixeira', 'Lixeira', ['Lixeira']],
])('%s: a stranger is led by %j', (path, title, steps) => {
  const { section, entry, here } = trailOf(menuFor(null), path, title)
  expect([section, entry && nameOf(entry), here ?? 'Início'].filter(Boolean)).toEqual(steps)
})

test('those who may open a page see its section', () => {
  expect(trailOf(menuFor(admin), '/lixeira', 'Lixeira')).toEqual({
    start: '/inicio',
    section: 'Gestão',
    here: 'Lixeira',
  })
})

test('the trail of those who are logged in begins with their day, of which the public dashboard is no part', () => {
  expect(trailOf(menuFor(admin), '/inicio', 'Início')).toEqual({ start: '/inicio', here: null })
  expect(trailOf(menuFor(admin), '/', 'Número de Processos')).toEqual({
    start: '/inicio',
    section: 'Processo',
    here: 'Número de Processos',
  })
  expect(trailOf(menuFor(null), '/valor', 'Valor').start).toBe('/')
})
