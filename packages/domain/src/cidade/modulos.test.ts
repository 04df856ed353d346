import { afterEach, describe, expect, it } from 'vitest'
import { calls } from '../calls.ts'
import { setCidade } from './atual.ts'
import { GUARATINGUETA } from './cidade.testing.ts'
import { MODULOS, moduloDesligado, moduloLigado, modulosDe, paginaLigada } from './modulos.ts'
import { desligadosAoNomear, MODULO_KEYS, PARTE_KEYS } from './modulos-keys.ts'
import { SEM_CIDADE } from './padrao.ts'

afterEach(() => setCidade(SEM_CIDADE))

const pathsOf = (key: string) =>
  [...new Set(Object.values(calls).map(({ path }) => path))].filter((path) => modulosDe(path)[0]?.key === key)

describe('what a module is', () => {
  it('every one is described, and no address is of two parts', () => {
    expect(MODULOS.map(({ key }) => key)).toEqual([...MODULO_KEYS])
    for (const { enderecos } of MODULOS)
      for (const address of enderecos)
        expect(modulosDe(address).filter(({ key }) => PARTE_KEYS.includes(key as never))).toHaveLength(1)
  })

  it.each([
    ['convenios', /conveni|repasse/],
    ['emendas', /emenda/],
    ['pca', /pca/],
    ['bairros', /projetosbairros|projetobairro|projetos-bairros/],
    ['remessas', /remessa|obras-tce/],
  ])('all calls of %s are its own, and no others', (key, name) => {
    const named = Object.values(calls).map(({ path }) => path)
    expect(pathsOf(key)).toEqual([...new Set(named.filter((path) => name.test(path)))])
  })

  it.each([
    ['/listapca', 'pca'],
    ['/ListaPCA', 'pca'],
    ['/transparencia/pca/$id', 'pca'],
    ['/conveniosdade', 'convenios'],
    ['/editconveniofederal/$id', 'convenios'],
    ['/emendas/nova', 'emendas'],
    ['/projetosbairros', 'bairros'],
    ['/bairros', undefined],
    ['/relatorios/obras-tce', 'remessas'],
    ['/projetocompleto', undefined],
    ['/', undefined],
  ])('%s is of %s', (address, key) => {
    expect(modulosDe(address)[0]?.key).toBe(key)
  })
})

describe('a module that is off', () => {
  it.each(MODULO_KEYS)('%s', (key) => {
    setCidade({ ...GUARATINGUETA, modulos_desligados: [key] })
    expect(MODULO_KEYS.filter((one) => !moduloLigado(one))).toEqual([key])
    for (const modulo of MODULOS) {
      const [address = ''] = modulo.enderecos
      const off = modulosDe(address).find((one) => one.key === key) ?? null
      expect(moduloDesligado(address)).toBe(off)
      for (const pagina of modulo.paginas) expect(paginaLigada(pagina)).toBe(modulo.key !== key)
    }
    expect(paginaLigada('obras')).toBe(true)
  })
})

describe('the programmes of São Paulo', () => {
  const blank = { nome: null, uf: null, modulos_desligados: ['pca', 'dade', 'sempapel'] } as const
  it.each([
    ['come on with the first name of a city of that state', blank, { nome: 'Cunha', uf: 'SP' }, ['pca']],
    ['also where the state was said before', { ...blank, uf: 'SP' }, { nome: 'Cunha' }, ['pca']],
    ['stay off in another state', blank, { nome: 'Tefé', uf: 'AM' }, null],
    [
      'stay as they are in a city that has a name',
      { ...blank, nome: 'Cunha' },
      { nome: 'Lorena', uf: 'SP' },
      null,
    ],
    ['stay as they are while there is no name', blank, { uf: 'SP' }, null],
    ['are as is said with the name', blank, { nome: 'Cunha', uf: 'SP', modulos_desligados: [] }, null],
  ] as const)('%s', (_, before, values, off) => {
    expect(desligadosAoNomear(before, values)).toEqual(off)
  })
})
