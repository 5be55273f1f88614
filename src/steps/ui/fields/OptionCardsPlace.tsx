/** As high as the rest of the window, so that the cards move nothing that is seen when they come. */
export const OptionCardsPlace = () => <div className="option-cards-place" />;
