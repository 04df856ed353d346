import type { Secao } from '../shared/texto.ts'

/** What the system does today for everyone to be able to use it, what it does not, and how to complain. */
export const ACESSIBILIDADE: readonly Secao[] = [
  {
    titulo: 'O que o sistema faz',
    itens: [
      'Tudo se faz pelo teclado, com o foco sempre à vista e saltos para conteúdo, menu, busca e rodapé.',
      'Leitores de tela encontram títulos, regiões, tabelas com legenda e mensagens anunciadas.',
      'Tema claro e escuro, com contraste de pelo menos 4,5 para 1 nos textos.',
      'Na barra do topo, um tema de alto contraste (preto, branco e amarelo, com os links sublinhados) e letras de 87,5% a 150%. O navegador guarda as duas escolhas, sem login.',
      'Cada página diz onde está, por um caminho acima do título.',
      'A página cabe na tela do celular e com o texto ampliado pelo navegador.',
      'Gráficos têm os mesmos números em tabela; cores nunca dizem nada sozinhas.',
      'Os PDF do sistema (fichas, boletins, termos) têm títulos, tabelas e descrições marcados para leitores de tela; em regra são PDF/A-2a, próprios para guardar.',
      'Quem pediu menos movimento ao seu aparelho não vê animações.',
      'As páginas são testadas com a ferramenta axe, nas regras da WCAG 2.2, nível AA.',
      'Sem JavaScript, as páginas públicas têm seus textos, e as listas as linhas do endereço, em tabelas.',
    ],
  },
  { titulo: 'Atalhos de teclado', parte: 'atalhos' },
  {
    titulo: 'Limites conhecidos',
    itens: [
      'Não há tradução para Libras.',
      'No mapa, os pontos são alcançados pelo teclado, mas a imagem de fundo não é descrita; as mesmas obras estão na lista, com bairro e endereço.',
      'Fotos e documentos enviados pelas secretarias podem não ter descrição.',
      'Em servidores para os quais o gerador de PDF não tem versão própria, os PDF têm as mesmas marcas, mas são PDF 1.7 e não PDF/A-2a.',
      'Sem JavaScript não há menu, busca, mapa nem gráficos, e os atalhos de teclado não funcionam.',
    ],
  },
  {
    titulo: 'Como reclamar',
    paragrafos: [
      'Encontrou uma barreira? Diga em que página, o que tentou fazer e que aparelho ou programa usa.',
      ['Ouvidoria: ', { dito: 'ouvidoria' }],
      ['Serviço de Informação ao Cidadão: ', { dito: 'sic' }],
    ],
  },
]
