-- What those around one screen are called, by seat; in games from before nobody was asked.
update game set settings = settings || '{"seatNames": null}';
