import { describe, expect, test } from 'vitest'
import { type Fatos, type Passo, passosOf, podeConcluir, proximoPasso } from './passo.ts'

const NADA: Fatos = { nome: null, brasao: null, secretarias: 0, pessoas: 1, projetos: 0 }

const done = (fatos: Partial<Fatos>): Passo[] =>
  passosOf({ ...NADA, ...fatos }, [])
    .filter(({ situacao }) => situacao === 'feito')
    .map(({ chave }) => chave)

describe('what is done follows from the records', () => {
  test.each<[string, Partial<Fatos>, Passo[]]>([
    ['nothing, where only the first administrator is', {}, []],
    ['a name', { nome: 'Rio Branco' }, ['cidade']],
    ['a coat of arms', { brasao: '/img/brasao/abc.png' }, ['brasao']],
    ['one department in use', { secretarias: 1 }, ['secretarias']],
    ['another account', { pessoas: 2 }, ['pessoas']],
    ['a project, which anyone may read', { projetos: 1 }, ['importacao', 'publica']],
  ])('%s', (_, fatos, passos) => expect(done(fatos)).toEqual(passos))
})

describe('steps that are skipped', () => {
  test('stay out of the way until they are done', () => {
    const [, brasao, secretarias] = passosOf({ ...NADA, secretarias: 12 }, ['brasao', 'secretarias'])
    expect(brasao).toEqual({ chave: 'brasao', situacao: 'pulado', quantos: null })
    expect(secretarias).toEqual({ chave: 'secretarias', situacao: 'feito', quantos: 12 })
  })

  test.each<[Passo | null, Partial<Fatos>, Passo[]]>([
    ['cidade', {}, []],
    ['brasao', { nome: 'Tefé' }, []],
    ['pessoas', { nome: 'Tefé' }, ['brasao', 'secretarias']],
    [null, { nome: 'Tefé', projetos: 1, pessoas: 3 }, ['brasao', 'secretarias']],
  ])('%s is the next one', (next, fatos, pulados) =>
    expect(proximoPasso(passosOf({ ...NADA, ...fatos }, pulados))).toBe(next),
  )
})

test.each([
  [null, false],
  ['Tefé', true],
])('the guide of a city called %s may be ended: %s', (nome, may) =>
  expect(podeConcluir(passosOf({ ...NADA, nome }, []))).toBe(may),
)
