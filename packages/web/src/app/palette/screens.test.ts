import type { Role } from '@paco/domain/shared/roles'
import { beforeEach, describe, expect, it } from 'vitest'
import { readSession, storeSession } from '../../http/session-store.ts'
import { router } from '../routes.tsx'
import { screensFor } from './screens.ts'

beforeEach(() => localStorage.clear())

function enter(role: Role, id_secretaria: number | null = null) {
  storeSession({ Status: 'Success', Token: 't', Role: role, User: { id: 1, name: 'Ana', id_secretaria } })
}

const screens = () => screensFor(readSession(), Object.values(router.routesByPath))
const titles = () => screens().map(({ title }) => title)

describe('the screens of the palette', () => {
  it('are those that strangers may open, and the doors', () => {
    expect(titles()).toEqual(
      expect.arrayContaining([
        'Número de Processos',
        'Mapa de projetos',
        'Convênios FINISA',
        'Login Administrativo',
      ]),
    )
    for (const title of ['Usuários', 'Auditoria', 'Minha conta', 'Prazos', 'Novo convênio DADE']) {
      expect(titles()).not.toContain(title)
    }
  })

  it('grow with what a person may do', () => {
    enter('user', 12)
    expect(titles()).toEqual(
      expect.arrayContaining(['Adicionar um novo projeto', 'Minha conta', 'Prazos', 'Relação de Processos']),
    )
    for (const title of ['Usuários', 'Login Administrativo', 'Criar conta', 'Adicionar Novo PCA']) {
      expect(titles()).not.toContain(title)
    }
    enter('admin')
    expect(titles()).toEqual(
      expect.arrayContaining(['Usuários', 'Novo usuário', 'Adicionar Novo PCA', 'Novo convênio SEM PAPEL']),
    )
  })

  it('stand once each, those of the menu first and as the menu opens them', () => {
    enter('admin')
    expect(new Set(titles()).size).toBe(titles().length)
    expect(titles().slice(0, 3)).toEqual(['Início', 'Número de Processos', 'Valor'])
    expect(screens()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          title: 'Aditivos',
          detail: 'Gestão',
          link: { to: '/aditivos', search: { status: 'pendente' } },
        }),
        expect.objectContaining({
          title: 'Lista antiga de projetos',
          detail: 'Processo › Lista de Processos',
          inMenu: false,
        }),
      ]),
    )
  })

  it('are no records', () => {
    enter('admin')
    expect(screens().filter(({ key }) => key.includes('$'))).toEqual([])
  })
})
