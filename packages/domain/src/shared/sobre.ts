/** What the open pages that are no lists are about: said by the screen, and by the server before any program is there. */
export const SOBRE = {
  gantt2: 'Quanto somam, em reais, os projetos da prefeitura, todos juntos e secretaria por secretaria.',
  graficobarra: 'Quantos projetos há em cada situação, por secretaria e por ano, e quais estão atrasados.',
  gantt4: 'Os projetos da prefeitura no calendário, do começo ao fim de cada etapa.',
  legado: 'Os mesmos projetos, como a tela antiga os mostrava.',
  diario: 'A obra dia por dia: as fotos do que já foi feito, com a data, a etapa e o que mostram.',
  perfil: 'Quem dirige cada secretaria, assessoria e entidade da Prefeitura.',
  transparencia:
    'O que a Prefeitura faz com o dinheiro público: obras, contratos, convênios e orçamento, sem login.',
  perto: 'As obras da prefeitura por distância ou por bairro. Onde você está não sai do seu aparelho.',
  dados:
    'Os dados públicos da prefeitura em arquivos, para quem quiser usar, conferir ou republicar, também para fins comerciais, sem cadastro nem chave. Basta citar a fonte.',
  verificar: 'Confira se um arquivo é, byte por byte, o que a prefeitura guardou.',
  privacidade:
    'Que dados pessoais este sistema usa, para quê e a quem recorrer (Lei 13.709/2018, LGPD). As páginas públicas não pedem cadastro, e o sistema não usa cookies nem mede visitas.',
  acessibilidade: 'O que este sistema faz para que todas as pessoas possam usá-lo, e o que ainda não faz.',
  mapaDoSite: 'Todas as páginas que você pode abrir, na ordem do menu.',
} as const
