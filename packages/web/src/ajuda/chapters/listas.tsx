import { Figure } from '../figure.tsx'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

const pesquisar = (
  <Topic title="Pesquisar em tudo">
    <p>
      Aperte <kbd>Ctrl</kbd>+<kbd>K</kbd>, ou clique em <b>Pesquisar</b>, no alto, e digite parte do nome de
      uma tela, processo, convênio ou secretaria. Escolha com as setas e abra com <kbd>Enter</kbd>.
    </p>
    <Figure name="pesquisar" />
  </Topic>
)

const filtrar = (
  <Topic title="Pesquisar, filtrar e ordenar uma lista">
    <ul>
      <li>A pesquisa não diferencia maiúsculas nem acentos: “saude” encontra Saúde.</li>
      <li>
        Os filtros somam-se à pesquisa. <b>Limpar filtros</b> volta a mostrar tudo.
      </li>
      <li>Clique no título de uma coluna para ordenar: crescente, decrescente, e a ordem de antes.</li>
      <li>No rodapé ficam o total, a soma do filtro e as páginas de 25, 50 ou 100 linhas.</li>
      <li>O endereço guarda a pesquisa e os filtros: copie-o para mostrar a mesma lista a um colega.</li>
      <li>Abriu um registro? Ao voltar ou salvar, a lista está como você a deixou, na mesma linha.</li>
      <li>
        O que se faz com uma linha está no fim dela, em palavras ou no menu de três pontos; o nome da linha
        abre o registro.
      </li>
      <li>
        No celular, os filtros ficam em um botão só, que diz quantos estão em uso: <b>Filtros (2)</b>.
      </li>
    </ul>
  </Topic>
)

const visoes = (
  <Topic title="Escolher colunas e salvar visões">
    <p>
      O botão <b>Colunas</b>, ao lado do título, mostra e esconde colunas, fixa o nome quando a tabela é larga
      e aproxima as linhas. Em <b>Visões</b>, salve a pesquisa, os filtros, a ordem e as colunas com um nome.
      Só você vê as suas; compartilhada, uma visão aparece para a sua secretaria, ou para todos se quem a
      salvou administra o sistema.
    </p>
  </Topic>
)

const exportar = (
  <Topic title="Exportar e imprimir">
    <p>
      Em <b>Exportar</b>, escolha <b>Planilha (XLSX)</b>, <b>CSV</b> ou <b>Imprimir</b>. Sai tudo o que está
      no filtro, não só a página à vista. As planilhas trazem todas as colunas; o papel, as que estão na tela.
    </p>
  </Topic>
)

const preencher = (
  <Topic title="Preencher formulários">
    <ul>
      <li>
        Valores: digite 1234,5 ou cole “R$ 1.234,50”. Datas: digite 31/12/2026, 31/12/26 ou 31122026, ou
        escolha no calendário.
      </li>
      <li>Os erros aparecem ao lado do campo, e nada do que você digitou se perde.</li>
      <li>
        Se a página fechar antes de salvar, o rascunho volta quando você abrir o formulário de novo.{' '}
        <b>Descartar rascunho</b> o apaga.
      </li>
      <li>
        <b>Sem permissão</b> em uma linha, ou no menu dela: ali está escrito por quê.
      </li>
    </ul>
  </Topic>
)

const teclado = (
  <Topic title="Usar o teclado">
    <p>
      <kbd>Alt</kbd>+<kbd>1</kbd> vai ao conteúdo, <kbd>Alt</kbd>+<kbd>2</kbd> ao menu e <kbd>Alt</kbd>+
      <kbd>3</kbd> à pesquisa da lista. A tecla <kbd>?</kbd> mostra todos os atalhos. O botão de sol ou lua,
      no alto, troca entre o tema claro e o escuro.
    </p>
  </Topic>
)

export const listas: Chapter = {
  id: 'listas',
  lead: 'Todas as listas e todos os formulários funcionam do mesmo jeito.',
  who: 'Todos.',
  body: (
    <>
      {pesquisar}
      {filtrar}
      {visoes}
      {exportar}
      {preencher}
      {teclado}
    </>
  ),
}
