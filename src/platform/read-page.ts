/**
 * Reads a page of this site. The browser parses the response, because Trusted Types forbid parsing a markup string.
 * @throws {Error} if another page or none is sent
 */
export const readPage = (address: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    const fail = (): void => reject(new Error('The page could not be read.'));
    request.addEventListener('error', fail);
    request.addEventListener('load', () => {
      const page = request.responseXML;
      const isWanted = request.status === 200 && request.responseURL === new URL(address, document.baseURI).href;
      if (page && isWanted) resolve(page);
      else fail();
    });
    request.open('GET', address);
    request.send();
  });
