import type { Documento } from '@paco/domain/documentos/documento'
import { describe, expect, it } from 'vitest'
import { acessoText } from './acesso-text.ts'
import { arquivoWith, documentoWith, regraWith, versaoWith } from './documentos.testing.ts'
import { tituloFor, tituloOf } from './titulo.ts'

const PENDENTE = arquivoWith({ verificado: 'pendente' })
const SUSPEITO = arquivoWith({ verificado: 'suspeito', ameaca: 'Win.X' })

describe('who may read it, in words', () => {
  it.each<[Partial<Documento>, string]>([
    [{ publico_desde: '2026-03-12' }, 'Público desde 12/03/2026'],
    [{ acesso: 'publico_apos_edital' }, 'Será público a partir do edital'],
    [{ acesso: 'publico_apos_homologacao' }, 'Será público a partir da homologação'],
    [{ acesso: 'sigiloso_ate_resultado' }, 'Sigiloso até o resultado da licitação'],
    [{ acesso: 'publico_sem_dados_bancarios' }, 'Será público com a versão sem dados bancários'],
    [{ acesso: 'restrito' }, 'Restrito à secretaria e ao controle'],
    [{ acesso: 'publico', entidade: 'medicoes' }, 'Será público quando o registro for aprovado'],
    [{ acesso: 'publico', entidade: 'pca' }, 'Para quem tem conta'],
    [
      { acesso: 'publico', versao_atual: versaoWith({ arquivo: PENDENTE }) },
      'Público só depois do antivírus',
    ],
    [{ acesso: 'publico', versao_atual: versaoWith({ arquivo: SUSPEITO }) }, 'Fora do público'],
    [
      { acesso: 'restrito', versao_atual: versaoWith({ arquivo: SUSPEITO }) },
      'Restrito à secretaria e ao controle',
    ],
    [
      { acesso: 'publico', restrito_base: 'pessoal', restrito_ate: '2026-11-17' },
      'Restrito até 17/11/2026: Informação pessoal (LAI, art. 31)',
    ],
    [
      { restrito_base: 'pessoal', restrito_ate: '2026-11-16', publico_desde: '2026-11-17' },
      'Público desde 17/11/2026',
    ],
    [{ situacao: 'sem_efeito', publico_desde: '2026-03-12' }, 'Sem efeito'],
  ])('%j: %s', (change, text) => {
    expect(acessoText(documentoWith(change), '2026-11-17').text).toBe(text)
  })
})

describe('a title for a file', () => {
  it.each([
    ['estudo_tecnico__preliminar.pdf', 'Estudo tecnico preliminar'],
    ['edital-de-abertura 12-2026.final.pdf', 'Edital de abertura 12-2026.final'],
    ['README', 'README'],
    [`${'x'.repeat(300)}.pdf`, `X${'x'.repeat(199)}`],
  ])('%s', (nome, titulo) => expect(tituloOf(nome)).toBe(titulo))

  it('is what was asked for, where it is the only one', () => {
    expect(tituloFor(regraWith(), 'scan001.pdf', true)).toBe('Estudo técnico preliminar')
    expect(tituloFor(regraWith(), 'scan001.pdf', false)).toBe('Estudo técnico preliminar: Scan001')
    expect(tituloFor(null, 'scan001.pdf', true)).toBe('Scan001')
  })
})
